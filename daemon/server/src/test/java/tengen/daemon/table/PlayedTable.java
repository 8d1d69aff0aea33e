package tengen.daemon.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.host.testing.TestRules;
import tengen.host.watch.MachineStep;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;
import tengen.protocol.table.OpeningProcedure;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableClocks;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableOpening;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableSeat;
import tengen.protocol.table.TableThought;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredSession;
import tengen.store.testing.EndlessGame;

/** A table that a test plays at, with a manual clock. */
final class PlayedTable {
  static final GameRules RULES = Objects.requireNonNull(TestRules.all().get("nogo"));
  static final GameRules GOMOKU = Objects.requireNonNull(TestRules.all().get("gomoku-freestyle"));
  static final TableClocks NO_CLOCKS =
      new TableClocks(OptionalLong.empty(), 0, OptionalLong.empty());
  static final TablePlayer ENGINE = TablePlayer.engine("nogo", Map.of());

  final List<TableEvent> events = new ArrayList<>();
  final List<TableEffect> effects = new ArrayList<>();
  TableState state;
  long now = 1000;

  PlayedTable(TablePlayer black, TablePlayer white, TableClocks clocks) {
    this(RULES, Setup.Board.empty(3, 3), OpeningProcedure.NONE, black, white, clocks);
  }

  private PlayedTable(
      GameRules rules,
      Setup setup,
      OpeningProcedure procedure,
      TablePlayer black,
      TablePlayer white,
      TableClocks clocks) {
    Map<TableRole, String> hashes = new EnumMap<>(TableRole.class);
    hashes.put(TableRole.HOST, "hash of the host's token");
    var start = Position.start(rules.id(), setup);
    var opening = new TableOpening(start, black, white, clocks, procedure, false);
    var first = new TableEvent(1, now, clocks.start(), new TableEvent.Opened(opening, hashes, ""));
    events.add(first);
    state = TableState.of(TableGame.begin(rules, first));
    input(new TableInput.Begun(now));
  }

  /** Creates a game of Gomoku with an opening procedure. */
  static PlayedTable opening(
      OpeningProcedure procedure, TablePlayer black, TablePlayer white, TableClocks clocks) {
    return new PlayedTable(GOMOKU, Setup.Board.empty(15, 15), procedure, black, white, clocks);
  }

  /** Creates a game without a board and without an end. */
  static PlayedTable endless(String start, TablePlayer black, TablePlayer white) {
    return new PlayedTable(
        new EndlessGame(), new Setup.Text(start), OpeningProcedure.NONE, black, white, NO_CLOCKS);
  }

  /** Creates a match whose White is invited. */
  static PlayedTable invitation(TableClocks clocks) {
    return new PlayedTable(
        TablePlayer.person("Anna", TableSeat.TAKEN),
        TablePlayer.person("", TableSeat.INVITE),
        clocks);
  }

  /** Creates a match whose players both watch. */
  static PlayedTable match(TableClocks clocks) {
    PlayedTable table = invitation(clocks);
    table.sit(Optional.of(TableRole.INVITE));
    table.input(new TableInput.PresenceChanged(table.now, EnumSet.allOf(Side.class)));
    return table;
  }

  static PlayedTable match() {
    return match(NO_CLOCKS);
  }

  static PlayedTable ofPeople() {
    return new PlayedTable(TablePlayer.HUMAN, TablePlayer.HUMAN, NO_CLOCKS);
  }

  static PlayedTable againstEngine() {
    return new PlayedTable(TablePlayer.HUMAN, ENGINE, NO_CLOCKS);
  }

  static PlayedTable ofEngines() {
    return new PlayedTable(ENGINE, ENGINE, NO_CLOCKS);
  }

  /** Returns clocks with a time per game in seconds and an increment of one second. */
  static TableClocks seconds(long main) {
    return new TableClocks(OptionalLong.of(main * 1000), 1000, OptionalLong.empty());
  }

  void input(TableInput input) {
    MachineStep<TableState, TableEffect> next = TableMachine.next(state, input);
    state = next.state();
    effects.clear();
    effects.addAll(next.effects());
    for (TableEffect effect : next.effects()) {
      if (effect instanceof TableEffect.Publish(TableEvent event)) {
        events.add(event);
      }
    }
  }

  EventText text() {
    return EventText.of(state.game().position().setup());
  }

  /** Returns the table's events as stored. */
  List<StoredInput> stored() {
    return events.stream().map(text()::write).toList();
  }

  /** Reads a game from its stored events. */
  TableGame read(List<StoredInput> stored) {
    GameRules rules = state.game().rules();
    StoredSession storedTable = new StoredSession("key", "table", "web", "", "").with(stored);
    return StoredTables.read(Map.of(rules.id(), rules), storedTable).game();
  }

  /** Returns the table's stored form with a snapshot in place of a number of events. */
  List<StoredInput> storedFrom(int snapshot) {
    TableGame game = TableGame.begin(state.game().rules(), events.getFirst());
    for (TableEvent event : events.subList(1, snapshot)) {
      game = game.with(event);
    }
    List<StoredInput> stored = new ArrayList<>(List.of(new SnapshotText(text()).write(game)));
    events.subList(snapshot, events.size()).forEach(event -> stored.add(text().write(event)));
    return stored;
  }

  /** Performs an action as the host; returns the error. */
  Optional<ErrorCode> host(TableAct act) {
    return ask(Optional.of(TableRole.HOST), act);
  }

  Optional<ErrorCode> black(TableAct act) {
    return ask(Optional.of(TableRole.BLACK), act);
  }

  Optional<ErrorCode> white(TableAct act) {
    return ask(Optional.of(TableRole.WHITE), act);
  }

  /** Asks for the free seat of a match as Ben; returns the error. */
  Optional<ErrorCode> sit(Optional<TableRole> role) {
    input(new TableInput.SeatRequested(now, role, "Ben", "hash of Ben's token", "ben"));
    return answer();
  }

  Optional<ErrorCode> ask(Optional<TableRole> role, TableAct act) {
    input(new TableInput.ActionRequested(now, role, act));
    return answer();
  }

  private Optional<ErrorCode> answer() {
    return effects.stream()
        .filter(TableEffect.Answer.class::isInstance)
        .map(it -> ((TableEffect.Answer) it).fault())
        .findFirst()
        .orElseThrow()
        .map(QueryError::code);
  }

  Optional<ErrorCode> play(int ply, String move) {
    return host(new TableAct.Play(ply, move));
  }

  Optional<ErrorCode> go() {
    return host(new TableAct.Go(OptionalInt.empty(), OptionalLong.empty()));
  }

  /** Answers the pending search. */
  void finds(Move move) {
    input(
        new TableInput.MoveFound(
            now, state.search().orElseThrow(), move, new TableThought(5, 100, Optional.empty())));
  }

  /** Returns the first legal move. */
  Move anyMove() {
    return state.game().rules().legalMoves(state.game().position()).findFirst().orElseThrow();
  }

  List<String> published() {
    return events.stream().map(event -> event.what().getClass().getSimpleName()).toList();
  }

  boolean searches() {
    return state.search().isPresent();
  }
}
