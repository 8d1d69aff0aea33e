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
import tengen.protocol.fault.Fault;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableRequest;
import tengen.protocol.table.TableView;

/**
 * A session at the tables. Confined to their loop, but for what waits on the way to the session and
 * from it, which both count.
 */
final class TableGuest {
  /** Maximum number of requests that wait for the tables' loop. */
  private static final int MAX_REQUESTS = 16;

  /** With so much news on its way to the session no event is told it, but a snapshot later. */
  static final int MAX_NEWS = 512;

  /** So many of its requests are remembered, for the case that it asks again. */
  private static final int MOST_DONE = 16;

  /** Those with longer ids are not: what is remembered is small. */
  private static final int LONGEST_ID = 100;

  private final SessionContext context;
  private final SessionQuotas quotas;
  private final Consumer<TableNews> ear;

  /** The tables that it has opened and that are open. */
  private final Set<String> opened = new HashSet<>();

  private final Set<String> watched = new HashSet<>();

  /** What was done for it last, by the request's id; empty: it has no answer yet. */
  private final SequencedMap<String, Optional<TableNews>> done = new LinkedHashMap<>();

  /** Tables with events that it was not told, since too much waited for it. */
  private final Set<String> behind = new HashSet<>();

  /** The number of the last event in each snapshot that stands for events not yet told. */
  private final Map<String, Long> shown = new HashMap<>();

  private final AtomicInteger waitingRequests = new AtomicInteger();
  private final AtomicInteger waitingNews = new AtomicInteger();
  private final AtomicBoolean catchesUp = new AtomicBoolean();
  private volatile boolean isBehind;
  private boolean hasLeft;

  TableGuest(SessionContext context, SessionQuotas quotas, Consumer<TableNews> ear) {
    this.context = context;
    this.quotas = quotas;
    this.ear = ear;
  }

  TableOpener opener() {
    return new TableOpener(
        context.account().name(), quotas.from().map(NetworkAddress::toString).orElse(""));
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

  Set<String> watched() {
    return watched;
  }

  /** Why it may not play; empty: it may. */
  Optional<Fault> objection() {
    return context.account().objection(Right.PLAY).map(why -> Fault.of(ErrorCode.DENIED, why));
  }

  boolean hasLeft() {
    return hasLeft;
  }

  /**
   * Whether this is to be done. What it asks again is not where that was done, or is being done:
   * then it hears the answer, if there is one.
   */
  boolean isToBeDone(TableRequest request) {
    return switch (request) {
      case TableRequest.Again(TableRequest first) when done.containsKey(first.id()) -> {
        Objects.requireNonNull(done.get(first.id())).ifPresent(this::hear);
        yield false;
      }
      case TableRequest.Again _, TableRequest.Open _, TableRequest.Act _ -> {
        asks(request.id());
        yield true;
      }
      case TableRequest.Watch _, TableRequest.Unwatch _, TableRequest.ListAll _ -> true;
    };
  }

  private void asks(String id) {
    if (id.length() <= LONGEST_ID) {
      done.putLast(id, Optional.empty());
    }
    if (done.size() > MOST_DONE) {
      var _ = done.pollFirstEntry();
    }
  }

  private void remember(TableNews news) {
    switch (news) {
      case TableNews.Done(String id, var _, var _, var _) ->
          done.computeIfPresent(id, (_, answer) -> answer.or(() -> Optional.of(news)));
      case TableNews.Refused(String id, var _) -> done.remove(id);
      default -> {}
    }
  }

  void hear(TableNews told) {
    remember(told);
    if (!hasLeft) {
      waitingNews.incrementAndGet();
      ear.accept(told);
    }
  }

  /** The session sends a request. Any thread. */
  void sends() {
    waitingRequests.incrementAndGet();
  }

  /** The next request has come to the tables' loop. */
  void receives() {
    waitingRequests.decrementAndGet();
  }

  /** Whether the session may send more requests. Any thread. */
  boolean isReady() {
    return waitingRequests.get() < MAX_REQUESTS && waitingNews.get() < MAX_NEWS;
  }

  /** Whether so many events can be told it now. */
  boolean hasRoom(int events) {
    return waitingNews.get() + events <= MAX_NEWS;
  }

  /** The session has taken what it was told. Whether it is to catch up now. Any thread. */
  boolean taken() {
    return waitingNews.decrementAndGet() <= MAX_NEWS / 2
        && isBehind
        && catchesUp.compareAndSet(false, true);
  }

  /**
   * Tells an event of a table that it watches. Where too much waits, it gets a snapshot of the
   * table later, but for the last event.
   */
  void follow(OpenTable table, TableNews.Told told) {
    TableEvent event = told.event();
    if (event.seq() <= shown.getOrDefault(table.id(), 0L)) {
      return;
    }
    shown.remove(table.id());
    boolean isBehindHere = behind.contains(table.id());
    if (event.what() instanceof TableEvent.Closed || (!isBehindHere && hasRoom(1))) {
      hear(told);
    } else if (!isBehindHere) {
      fallBehind(table);
    }
  }

  private void fallBehind(OpenTable table) {
    behind.add(table.id());
    isBehind = true;
    // The session may have taken everything before it could see that it is behind.
    if (waitingNews.get() <= MAX_NEWS / 2) {
      table.catchUp(this);
    }
  }

  /** The tables that it gets a snapshot of now. */
  Set<String> catchesUp() {
    catchesUp.set(false);
    return Set.copyOf(behind);
  }

  /** Shows a table, unless it has been shown since it fell behind. */
  void catchUp(TableView view) {
    if (behind.contains(view.table())) {
      startOver(view.table());
      shown.put(view.table(), view.seq());
      hear(new TableNews.Shown(view));
    }
  }

  /** Forgets what it was told of a table. */
  void startOver(String table) {
    shown.remove(table);
    behind.remove(table);
    isBehind = !behind.isEmpty();
  }

  void leave() {
    hasLeft = true;
  }
}
