package tengen.daemon.table;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import tengen.game.Setup;
import tengen.host.watch.MachineStep;
import tengen.protocol.fault.Fault;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableRequest;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableView;
import tengen.store.archive.KeptInput;
import tengen.store.archive.TokenHash;

/** A table at work: performs what its state machine decides. Confined to the tables' loop. */
final class OpenTable {
  /** Estimated heap of a table beside its game and its last events, in bytes. */
  private static final long BASE_BYTES = 16 << 10;

  /** Upper bound of the heap that one more event takes. */
  private static final long NEXT_BYTES = 8 << 10;

  private final String id;
  private final TableHost host;
  private final TableEngines engines;
  private final TableRecord record;
  private final EventText text;
  private final TableMemory.Share memory;
  private final RecentEvents recent;
  private final Set<TableGuest> watchers = new LinkedHashSet<>();
  private TableState state;

  /** When the last one who watched went. */
  private long leftMs;

  /** What is answered to the request that is handled now. */
  private Optional<Fault> answer = Optional.empty();

  /**
   * A table in this state.
   *
   * @param host runs it
   * @param recent its last events
   */
  OpenTable(
      String id,
      TableHost host,
      TableEngines engines,
      TableRecord record,
      TableMemory.Share memory,
      TableGame game,
      RecentEvents recent) {
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

  /** Opens the table by its first event. */
  void begin(TableEvent opened) {
    KeptInput stored = text.write(opened);
    recent.add(opened, stored);
    record.begin(stored);
    input(new TableInput.Begun(host.nowMs()));
  }

  /**
   * Its events were kept before the daemon was started.
   *
   * @param characters length of all that is stored of them
   */
  void restart(long characters) {
    record.goesOn(state.game().made().size(), characters);
    input(new TableInput.Restarted(host.nowMs()));
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

  Set<TableGuest> watchers() {
    return watchers;
  }

  /** Estimated heap of a table that comes to this, and of what happens next at it. */
  static long bytes(TableGame game, RecentEvents recent) {
    return BASE_BYTES + NEXT_BYTES + game.bytes() + recent.characters();
  }

  /** Its share of the memory. */
  TableMemory.Share memory() {
    return memory;
  }

  /** Estimated heap of the table and of one more event. */
  long nextBytes() {
    return bytes(state.game(), recent);
  }

  TableOpener opener() {
    return host.opener();
  }

  /** Whether nobody has played at it and nobody watches. */
  boolean isDeserted() {
    return !state.game().hasBegun() && watchers.isEmpty();
  }

  /** Since when nothing has happened; where nobody watches, and nobody has gone. */
  long quietSinceMs() {
    return Math.max(leftMs, state.game().last().atMs());
  }

  /** Somebody hears no more of it. */
  void unwatch(TableGuest guest) {
    watchers.remove(guest);
    guest.startOver(id);
    leftMs = host.nowMs();
  }

  /** What a token gives the right to; empty: nothing. */
  Optional<TableRole> role(Optional<String> token) {
    TableGame game = state.game();
    Map<TableRole, String> hashes = game.opened().hashes();
    Optional<TableRole> given =
        token
            .map(TokenHash::of)
            .flatMap(
                hash ->
                    hashes.entrySet().stream()
                        .filter(each -> each.getValue().equals(hash))
                        .map(Map.Entry::getKey)
                        .findFirst());
    return game.seats().areChanged() ? given.map(TableRole::changed) : given;
  }

  /** Somebody does something. */
  void act(TableGuest guest, TableRequest.Act request) {
    input(new TableInput.Asked(host.nowMs(), role(request.token()), request.act()));
    Optional<Fault> fault = answer;
    TableNews reply =
        fault
            .<TableNews>map(why -> new TableNews.Refused(request.id(), why))
            .orElseGet(() -> done(request.id(), Map.of()));
    reply(guest, request.id(), reply);
  }

  private void reply(TableGuest guest, String requestId, TableNews reply) {
    record.say(_ -> guest.hear(reply), () -> refuse(guest, requestId));
  }

  private void refuse(TableGuest guest, String requestId) {
    guest.hear(new TableNews.Refused(requestId, LeftTables.elsewhere(id)));
  }

  /** To who has opened it. */
  void welcome(TableGuest guest, String requestId, Map<TableRole, String> tokens) {
    reply(guest, requestId, done(requestId, tokens));
  }

  private TableNews done(String requestId, Map<TableRole, String> tokens) {
    return new TableNews.Done(requestId, id, state.game().last().seq(), tokens);
  }

  /** Somebody hears of it from here on, and first of what is new. */
  void watch(TableGuest guest, TableRequest.Watch request) {
    check();
    input(new TableInput.Visited(host.nowMs(), role(request.token())));
    TableNews reply = done(request.id(), Map.of());
    Optional<List<TableEvent>> missed = missed(request.since());
    TableView view = view();
    record.say(
        isArchived -> {
          watchers.add(guest);
          guest.startOver(id);
          guest.hear(reply);
          missed
              .filter(events -> guest.hasRoom(events.size()))
              .ifPresentOrElse(
                  events ->
                      events.forEach(
                          event -> guest.hear(new TableNews.Told(id, setup(), event, isArchived))),
                  () -> guest.hear(new TableNews.Shown(view)));
        },
        () -> refuse(guest, request.id()));
  }

  /** Shows the table to who watches it and was not told some of its events. */
  void catchUp(TableGuest guest) {
    TableView view = view();
    record.say(_ -> guest.catchUp(view), () -> {});
  }

  /** Learns whether another server has it; who is answered from now on waits for that. */
  void check() {
    record.check();
  }

  /** Empty: a snapshot is due, for who knows nothing, too little, or too much. */
  private Optional<List<TableEvent>> missed(OptionalLong since) {
    return since.isPresent()
            && since.getAsLong() > 0
            && since.getAsLong() <= state.game().last().seq()
        ? recent.after(since.getAsLong())
        : Optional.empty();
  }

  /** How it stands. */
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
        watchers.size());
  }

  /** Something that it handles: first it is kept, then told. */
  void input(TableInput input) {
    TableGame before = state.game();
    MachineStep<TableState, TableEffect> next = TableMachine.next(state, input);
    state = next.state();
    keep(next.effects());
    if (isStoredAnew(before, state.game())) {
      int common = Math.min(before.made().size(), state.game().made().size());
      record.keep(KeptTables.game(id, host.owner(), state.game()), common);
    }
    answer = Optional.empty();
    next.effects().forEach(this::perform);
  }

  /** Returns whether the stored game has changed; it has no pauses and clocks. */
  private static boolean isStoredAnew(TableGame before, TableGame now) {
    return !now.made().equals(before.made())
        || !now.seats().equals(before.seats())
        || !now.over().equals(before.over());
  }

  private void keep(List<TableEffect> effects) {
    List<KeptInput> stored = new ArrayList<>();
    for (TableEffect effect : effects) {
      if (effect instanceof TableEffect.Tell(TableEvent event)) {
        KeptInput input = text.write(event);
        recent.add(event, input);
        stored.add(input);
      }
    }
    record.keep(stored, () -> new SnapshotText(text).write(state.game()));
  }

  private void perform(TableEffect effect) {
    switch (effect) {
      case TableEffect.Tell(TableEvent event) -> tell(event);
      case TableEffect.Answer(Optional<Fault> fault) -> answer = fault;
      case TableEffect.Search search -> engines.search(search, state.game().player(search.side()));
      case TableEffect.Drop(long ticket) -> engines.drop(ticket);
      case TableEffect.WakeAt(long ms) ->
          host.wake(() -> input(new TableInput.Woken(host.nowMs())), ms);
    }
  }

  private void tell(TableEvent event) {
    boolean isOthers =
        event.what() instanceof TableEvent.PlayersChanged
            || event.what() instanceof TableEvent.Chosen
            || event.what() instanceof TableEvent.Over
            || event.what() instanceof TableEvent.Closed;
    if (isOthers) {
      engines.leave();
    }
    if (event.what() instanceof TableEvent.Closed) {
      record.forget();
    }
    record.say(
        isArchived ->
            List.copyOf(watchers)
                .forEach(
                    guest ->
                        guest.follow(this, new TableNews.Told(id, setup(), event, isArchived))),
        () -> {});
  }

  /** Another server has it: who watches it, or waits for an answer, is told so. */
  void goElsewhere() {
    watchers.forEach(guest -> guest.hear(new TableNews.Elsewhere(id)));
    stop();
    record.refuse();
  }

  /** The daemon ends, or another one has it: nothing more is found, and nothing told. */
  void stop() {
    host.sleep();
    engines.leave();
    watchers.clear();
  }
}
