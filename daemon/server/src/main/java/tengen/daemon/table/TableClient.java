package tengen.daemon.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import tengen.config.Right;
import tengen.daemon.access.NetworkAddress;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.session.SessionContext;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableRequest;
import tengen.protocol.table.TableView;

/**
 * A session that uses tables. Confined to the tables' loop, except for the counters of queued
 * requests and news.
 */
final class TableClient {
  /** Maximum number of queued requests. */
  private static final int MAX_REQUESTS = 16;

  /** Maximum number of queued news. Beyond it, events are replaced by a later snapshot. */
  static final int MAX_NEWS = 512;

  /** Maximum number of remembered requests, which answer a client that retries one. */
  private static final int MAX_REMEMBERED_REQUESTS = 16;

  /** Maximum length of the id of a remembered request, in characters. */
  private static final int MAX_ID_LENGTH = 100;

  private final SessionContext context;
  private final SessionQuotas quotas;
  private final Consumer<TableNews> listener;

  /** The open tables that this session has opened. */
  private final Set<String> opened = new HashSet<>();

  private final Set<String> watched = new HashSet<>();

  /** The newest requests' replies by request id; empty while a reply is pending. */
  private final SequencedMap<String, Optional<TableNews>> done = new LinkedHashMap<>();

  /** Tables with unsent events, because too much news was queued. */
  private final Set<String> behind = new HashSet<>();

  /**
   * By table, the number of the last event in a snapshot that covers events still to be published.
   */
  private final Map<String, Long> shown = new HashMap<>();

  private final AtomicInteger waitingRequests = new AtomicInteger();
  private final AtomicInteger waitingNews = new AtomicInteger();
  private final AtomicBoolean isCatchUpScheduled = new AtomicBoolean();
  private volatile boolean isBehind;
  private boolean hasLeft;
  private boolean isConnected = true;

  TableClient(SessionContext context, SessionQuotas quotas, Consumer<TableNews> listener) {
    this.context = context;
    this.quotas = quotas;
    this.listener = listener;
  }

  TableOpener opener() {
    return new TableOpener(
        context.account().name(), quotas.from().map(NetworkAddress::toString).orElse(""));
  }

  /** Returns the session's account; empty without a login. */
  String account() {
    return context.account().name();
  }

  /** Returns the name of the session's account; without a login the given one. */
  String nameOr(String name) {
    String account = account();
    int end = Math.min(account.codePointCount(0, account.length()), TablePlayer.MAX_NAME_LENGTH);
    return account.isEmpty() ? name : account.substring(0, account.offsetByCodePoints(0, end));
  }

  /** Returns whether the session's client is connected. */
  boolean isConnected() {
    return isConnected;
  }

  void setConnected(boolean connected) {
    isConnected = connected;
  }

  SessionContext context() {
    return context;
  }

  SessionQuotas quotas() {
    return quotas;
  }

  Set<String> opened() {
    return opened;
  }

  /** Returns the tables that the client watches, or will watch after its request is stored. */
  Set<String> watched() {
    return watched;
  }

  /** Returns whether the client still wants the events of a table. */
  boolean isWatching(String table) {
    return !hasLeft && watched.contains(table);
  }

  /** Returns why the session's account may not play. */
  Optional<QueryError> objection() {
    return context.account().objection(Right.PLAY).map(why -> QueryError.of(ErrorCode.DENIED, why));
  }

  boolean hasLeft() {
    return hasLeft;
  }

  /**
   * Returns whether a request must be executed. A retried request is not executed again; its reply
   * is repeated once it is available.
   */
  boolean mustExecute(TableRequest request) {
    return switch (request) {
      case TableRequest.Again(TableRequest first) when done.containsKey(first.id()) -> {
        Objects.requireNonNull(done.get(first.id())).ifPresent(this::send);
        yield false;
      }
      case TableRequest.Again _, TableRequest.Open _, TableRequest.Act _ -> {
        addPending(request.id());
        yield true;
      }
      case TableRequest.Watch _, TableRequest.Unwatch _, TableRequest.ListAll _ -> true;
    };
  }

  private void addPending(String id) {
    if (id.length() <= MAX_ID_LENGTH) {
      done.putLast(id, Optional.empty());
    }
    if (done.size() > MAX_REMEMBERED_REQUESTS) {
      var _ = done.pollFirstEntry();
    }
  }

  private void remember(TableNews news) {
    switch (news) {
      case TableNews.Done(String id, var _, var _, var _, var _) ->
          done.computeIfPresent(id, (_, answer) -> answer.or(() -> Optional.of(news)));
      case TableNews.Rejected(String id, var _) -> done.remove(id);
      default -> {}
    }
  }

  void send(TableNews message) {
    remember(message);
    if (!hasLeft) {
      waitingNews.incrementAndGet();
      listener.accept(message);
    }
  }

  /** Counts a queued request. Thread-safe. */
  void requestQueued() {
    waitingRequests.incrementAndGet();
  }

  /** Counts a request as taken from the queue. */
  void requestTaken() {
    waitingRequests.decrementAndGet();
  }

  /** Returns whether the session may send more requests. Thread-safe. */
  boolean isReady() {
    return waitingRequests.get() < MAX_REQUESTS && waitingNews.get() < MAX_NEWS;
  }

  /** Returns whether a number of events can be queued. */
  boolean hasRoom(int events) {
    return waitingNews.get() + events <= MAX_NEWS;
  }

  /**
   * Counts a piece of news as processed. Returns whether the session should get its snapshots now.
   * Thread-safe.
   */
  boolean taken() {
    return waitingNews.decrementAndGet() <= MAX_NEWS / 2
        && isBehind
        && isCatchUpScheduled.compareAndSet(false, true);
  }

  /**
   * Sends an event of a watched table. If too much is queued, sends a snapshot later instead; the
   * closing event is always sent.
   */
  void sendEvent(OpenTable table, TableNews.EventSent message) {
    TableEvent event = message.event();
    if (event.seq() <= shown.getOrDefault(table.id(), 0L)) {
      return;
    }
    shown.remove(table.id());
    boolean isBehindHere = behind.contains(table.id());
    if (event.what() instanceof TableEvent.Closed || (!isBehindHere && hasRoom(1))) {
      send(message);
    } else if (!isBehindHere) {
      skipEvents(table);
    }
  }

  private void skipEvents(OpenTable table) {
    behind.add(table.id());
    isBehind = true;
    // The session may have processed everything before isBehind became visible.
    if (waitingNews.get() <= MAX_NEWS / 2) {
      table.sendSnapshot(this);
    }
  }

  /** Returns the tables whose snapshots are due now. */
  Set<String> takeDueSnapshots() {
    isCatchUpScheduled.set(false);
    return Set.copyOf(behind);
  }

  /** Sends a table's snapshot, unless one was sent since events were skipped. */
  void sendSnapshot(TableView view) {
    if (behind.contains(view.table())) {
      forgetSent(view.table());
      shown.put(view.table(), view.seq());
      send(new TableNews.Shown(view));
    }
  }

  /** Forgets which events of a table were sent. */
  void forgetSent(String table) {
    shown.remove(table);
    behind.remove(table);
    isBehind = !behind.isEmpty();
  }

  void leave() {
    hasLeft = true;
  }
}
