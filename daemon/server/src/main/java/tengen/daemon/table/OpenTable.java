package tengen.daemon.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import tengen.daemon.session.MessageHistory;
import tengen.daemon.session.SessionHandle;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.host.watch.MachineStep;
import tengen.protocol.fault.QueryError;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableRequest;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableSeat;
import tengen.protocol.table.TableView;
import tengen.store.archive.StoredInput;
import tengen.store.archive.TokenHash;

/** A running table: performs the effects of its state machine. Confined to the tables' loop. */
final class OpenTable {
  /** Estimated heap of a table without its game and its newest events, in bytes. */
  private static final long BASE_BYTES = 16 << 10;

  /** Upper bound of the heap used by one more event, in bytes. */
  private static final long NEXT_BYTES = 8 << 10;

  private final String id;
  private final TableEnvironment host;
  private final TableEngines engines;
  private final TableRecord record;
  private final EventText text;
  private final TableMemory.Share memory;
  private final MessageHistory<TableEvent> recent;

  /** The clients that watch, with the first role of the token that each has shown. */
  private final Map<TableClient, Optional<TableRole>> watchers = new LinkedHashMap<>();

  private TableState state;

  /** Time at which the last watcher left, in milliseconds since 1970. */
  private long lastLeftMs;

  /** The error of the current request; empty if it succeeded. */
  private Optional<QueryError> answer = Optional.empty();

  /**
   * Creates a table in a given state.
   *
   * @param host provides time and the owner
   * @param recent the newest events
   */
  OpenTable(
      String id,
      TableEnvironment host,
      TableEngines engines,
      TableRecord record,
      TableMemory.Share memory,
      TableGame game,
      MessageHistory<TableEvent> recent) {
    this.id = id;
    this.host = host;
    this.engines = engines;
    this.record = record;
    this.memory = memory;
    this.recent = recent;
    this.state = TableState.of(game);
    this.text = EventText.of(setup());
  }

  private Setup setup() {
    return state.game().position().setup();
  }

  /** Starts a new table with its first event. */
  void begin(TableEvent opened) {
    StoredInput stored = text.write(opened);
    recent.addAndShrink(opened, stored.text().length());
    record.begin(stored);
    input(new TableInput.Begun(host.nowMs()));
  }

  /**
   * Continues a table that was read from the archive.
   *
   * @param characters total length of its stored texts
   */
  void resume(long characters) {
    record.resume(state.game().made().size(), characters);
    input(new TableInput.ReadFromArchive(host.nowMs()));
  }

  String id() {
    return id;
  }

  boolean isClosed() {
    return state.game().isClosed();
  }

  boolean isPrivate() {
    return state.game().opened().opening().isPrivate();
  }

  TableGame game() {
    return state.game();
  }

  Set<TableClient> watchers() {
    return watchers.keySet();
  }

  /** Returns the estimated heap of a table and of its next event, in bytes. */
  static long bytes(TableGame game, MessageHistory<TableEvent> recent) {
    return BASE_BYTES + NEXT_BYTES + game.bytes() + recent.size();
  }

  /** Returns the table's share of the memory. */
  TableMemory.Share memory() {
    return memory;
  }

  /** Returns the estimated heap of this table and of its next event, in bytes. */
  long nextBytes() {
    return bytes(state.game(), recent);
  }

  TableOpener opener() {
    return host.opener();
  }

  /** Returns whether nobody has moved and nobody watches. */
  boolean isUnused() {
    return !state.game().hasBegun() && watchers.isEmpty();
  }

  /** Returns whether a seat waits for an invited guest. */
  boolean isInvitation() {
    TableGame game = state.game();
    return game.seats().free().filter(it -> game.player(it).seat() == TableSeat.INVITE).isPresent();
  }

  /** Returns the time of the last event or of the last watcher's departure, whichever is later. */
  long inactiveSinceMs() {
    return Math.max(lastLeftMs, state.game().last().atMs());
  }

  /** Removes a watcher. */
  void unwatch(TableClient client) {
    watchers.remove(client);
    client.forgetSent(id);
    lastLeftMs = host.nowMs();
    publishPresence();
  }

  /** Tells the game which players watch now. */
  void publishPresence() {
    if (state.game().isMatch()) {
      Set<Side> present = EnumSet.noneOf(Side.class);
      watchers.forEach(
          (client, first) -> {
            if (client.isConnected()) {
              now(first).flatMap(TableRole::side).ifPresent(present::add);
            }
          });
      input(new TableInput.PresenceChanged(host.nowMs(), present));
    }
  }

  /** Returns the role that a token grants. */
  Optional<TableRole> role(Optional<String> token) {
    return now(firstRole(token));
  }

  /** Returns the role that a token has granted before any change of colours. */
  private Optional<TableRole> firstRole(Optional<String> token) {
    return token
        .map(TokenHash::of)
        .flatMap(
            hash ->
                state.game().opened().hashes().entrySet().stream()
                    .filter(each -> each.getValue().equals(hash))
                    .map(Map.Entry::getKey)
                    .findFirst());
  }

  private Optional<TableRole> now(Optional<TableRole> first) {
    return state.game().seats().areChanged() ? first.map(TableRole::changed) : first;
  }

  /** Performs a player's request and replies to it. */
  void act(TableClient client, TableRequest.Act request) {
    if (request.act() instanceof TableAct.Sit(String name)) {
      sit(client, request, client.nameOr(name));
      return;
    }
    input(new TableInput.ActionRequested(host.nowMs(), role(request.token()), request.act()));
    reply(client, request, Map.of());
  }

  /** Seats a client and gives it the token of the seat. */
  private void sit(TableClient client, TableRequest.Act request, String name) {
    String token = SessionHandle.newToken();
    input(
        new TableInput.SeatRequested(
            host.nowMs(), role(request.token()), name, TokenHash.of(token), client.account()));
    Map<TableRole, String> tokens = new EnumMap<>(TableRole.class);
    role(Optional.of(token)).ifPresent(role -> tokens.put(role, token));
    reply(client, request, tokens);
  }

  private void reply(TableClient client, TableRequest.Act request, Map<TableRole, String> tokens) {
    Optional<QueryError> fault = answer;
    reply(
        client,
        request.id(),
        fault
            .<TableNews>map(why -> new TableNews.Rejected(request.id(), why))
            .orElseGet(() -> done(request.id(), tokens)));
  }

  private void reply(TableClient client, String requestId, TableNews reply) {
    record.whenStored(_ -> client.send(reply), () -> reject(client, requestId));
  }

  private void reject(TableClient client, String requestId) {
    client.send(new TableNews.Rejected(requestId, TableRecovery.elsewhere(id)));
  }

  /** Replies to the client that opened the table, with its tokens. */
  void replyOpened(TableClient client, String requestId, Map<TableRole, String> tokens) {
    reply(client, requestId, done(requestId, tokens));
  }

  private TableNews done(String requestId, Map<TableRole, String> tokens) {
    return new TableNews.Done(requestId, id, state.game().last().seq(), tokens);
  }

  /** Adds a watcher. Sends it the events it missed, or a snapshot if it missed too many. */
  void watch(TableClient client, TableRequest.Watch request) {
    check();
    input(new TableInput.WatchStarted(host.nowMs(), role(request.token())));
    Optional<TableRole> role = firstRole(request.token());
    TableNews reply =
        new TableNews.Done(request.id(), id, state.game().last().seq(), Map.of(), now(role));
    Optional<List<TableEvent>> missed = missed(request.since());
    TableView view = view();
    record.whenStored(
        isArchived -> {
          client.send(reply);
          // The client may have left since its request.
          if (client.isWatching(id)) {
            watchers.put(client, role);
            client.forgetSent(id);
            missed
                .filter(events -> client.hasRoom(events.size()))
                .ifPresentOrElse(
                    events -> sendMissed(client, events, isArchived),
                    () -> client.send(new TableNews.Shown(view)));
            publishPresence();
          }
        },
        () -> reject(client, request.id()));
  }

  private void sendMissed(TableClient client, List<TableEvent> events, boolean isArchived) {
    events.forEach(event -> client.send(new TableNews.EventSent(id, setup(), event, isArchived)));
  }

  /** Sends a snapshot to a watcher that missed events. */
  void sendSnapshot(TableClient client) {
    TableView view = view();
    record.whenStored(_ -> client.sendSnapshot(view), () -> {});
  }

  /** Checks whether another server has taken the table over. Later replies wait for the result. */
  void check() {
    record.check();
  }

  /** Returns the events after a number; empty if the client needs a snapshot. */
  private Optional<List<TableEvent>> missed(OptionalLong since) {
    return since.isPresent() && since.getAsLong() > 0
        ? recent.after(since.getAsLong())
        : Optional.empty();
  }

  /** Returns a snapshot of the table. */
  TableView view() {
    TableGame game = state.game();
    return new TableView(
        id,
        game.last().seq(),
        game.startedMs(),
        game.position(),
        game.seats(),
        game.opened().opening().control(),
        game.leftAt(host.nowMs()),
        game.paused(),
        game.over(),
        game.delayMs(),
        isPrivate(),
        watchers.size(),
        game.match(),
        state.awayLeftMs(host.nowMs()));
  }

  /** Processes an input: stores its events, then publishes them. */
  void input(TableInput input) {
    TableGame before = state.game();
    MachineStep<TableState, TableEffect> next = TableMachine.next(state, input);
    state = next.state();
    store(next.effects());
    if (hasStoredGameChanged(before, state.game())) {
      int common = Math.min(before.made().size(), state.game().made().size());
      record.store(StoredTables.game(id, host.owner(), state.game()), common);
    }
    answer = Optional.empty();
    next.effects().forEach(this::perform);
  }

  /** Returns whether the stored game has changed. Pauses and clocks are not part of it. */
  private static boolean hasStoredGameChanged(TableGame before, TableGame now) {
    return !now.made().equals(before.made())
        || !now.seats().equals(before.seats())
        || !now.over().equals(before.over());
  }

  private void store(List<TableEffect> effects) {
    List<StoredInput> stored = new ArrayList<>();
    for (TableEffect effect : effects) {
      if (effect instanceof TableEffect.Publish(TableEvent event)) {
        StoredInput input = text.write(event);
        recent.addAndShrink(event, input.text().length());
        stored.add(input);
      }
    }
    record.store(stored, () -> new SnapshotText(text).write(state.game()));
  }

  private void perform(TableEffect effect) {
    switch (effect) {
      case TableEffect.Publish(TableEvent event) -> publish(event);
      case TableEffect.Answer(Optional<QueryError> fault) -> answer = fault;
      case TableEffect.Search search -> engines.search(search, state.game().player(search.side()));
      case TableEffect.Drop(long ticket) -> engines.drop(ticket);
      case TableEffect.PublishAway(Map<Side, Long> leftMs) -> publishAway(leftMs);
      case TableEffect.OpenRematch(TableEvent.Opened opened) -> openRematch(opened);
      case TableEffect.SetTimer(long ms) ->
          host.setTimer(() -> input(new TableInput.TimerFired(host.nowMs())), ms);
    }
  }

  private void publishAway(Map<Side, Long> leftMs) {
    watchers.keySet().stream()
        .filter(client -> client.hasRoom(1))
        .forEach(client -> client.send(new TableNews.Away(id, leftMs)));
  }

  private void openRematch(TableEvent.Opened opened) {
    host.openRematch(opened)
        .ifPresentOrElse(
            next -> input(new TableInput.Rematched(host.nowMs(), next)),
            () -> answer = Optional.of(TableAdmission.noMemory()));
  }

  private void publish(TableEvent event) {
    boolean isOthers =
        event.what() instanceof TableEvent.PlayersChanged
            || event.what() instanceof TableEvent.Chosen
            || event.what() instanceof TableEvent.Over
            || event.what() instanceof TableEvent.Closed;
    if (isOthers) {
      engines.releaseAll();
    }
    if (event.what() instanceof TableEvent.Closed) {
      host.cancelTimer();
      record.forget();
    }
    record.whenStored(
        isArchived ->
            List.copyOf(watchers.keySet())
                .forEach(
                    client ->
                        client.sendEvent(
                            this, new TableNews.EventSent(id, setup(), event, isArchived))),
        () -> {});
  }

  /**
   * Stops the table after another server has taken it over. Notifies watchers and waiting clients.
   */
  void stopTakenOver() {
    watchers.keySet().forEach(client -> client.send(new TableNews.Elsewhere(id)));
    stop();
    record.reject();
  }

  /** Stops the table because of a shutdown or a takeover: ends searches and notifications. */
  void stop() {
    host.cancelTimer();
    engines.releaseAll();
    watchers.clear();
  }
}
