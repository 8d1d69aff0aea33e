package tengen.daemon.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.record.GameRecord;
import tengen.protocol.table.OpeningChoice;
import tengen.protocol.table.OpeningStage;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableMatch;
import tengen.protocol.table.TableOffer;
import tengen.protocol.table.TableOpening;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableSeats;
import tengen.protocol.table.TableThought;
import tengen.protocol.table.TimeLeft;
import tengen.protocol.words.GameBytes;

/**
 * The state of a table's game, computed from its events. Immutable.
 *
 * @param last number, time and clocks of the last event
 * @param sinceMs when the current player's clock started
 * @param steps moves until the next pause; empty if none is planned
 * @param delayMs delay between the moves of two engines
 * @param match agreements of two persons with seats of their own
 */
record TableGame(
    GameRules rules,
    TableEvent.Opened opened,
    long startedMs,
    Last last,
    long sinceMs,
    Ruling ruling,
    List<TimedTurn> made,
    TableSeats seats,
    Optional<TableEvent.Paused> paused,
    OptionalInt steps,
    long delayMs,
    Optional<TableEvent.Over> over,
    TableMatch match,
    boolean isClosed) {
  TableGame {
    made = List.copyOf(made);
  }

  /** The number, time and clocks of the last event. */
  record Last(long seq, long atMs, TimeLeft left) {
    static Last of(TableEvent event) {
      return new Last(event.seq(), event.atMs(), event.left());
    }
  }

  /** A turn, with its time and the engine's evaluation. */
  record TimedTurn(Turn turn, long atMs, Optional<TableThought> thought) {
    private static final long THOUGHT_BYTES = 160;

    /** Returns the estimated heap, in bytes. */
    long bytes() {
      return GameBytes.of(turn) + thought.map(TimedTurn::bytes).orElse(0L);
    }

    private static long bytes(TableThought thought) {
      return THOUGHT_BYTES
          + thought
              .best()
              .map(best -> best.moves().stream().mapToLong(GameBytes::of).sum())
              .orElse(0L);
    }
  }

  /** Creates the game from the table's first event. */
  static TableGame begin(GameRules rules, TableEvent first) {
    if (!(first.what() instanceof TableEvent.Opened opened)) {
      throw new IllegalArgumentException("the first event of a table is " + first);
    }
    TableOpening opening = opened.opening();
    return new TableGame(
        rules,
        opened,
        first.atMs(),
        Last.of(first),
        first.atMs(),
        rules.judge(opening.position()),
        opening.position().turns().stream()
            .map(turn -> new TimedTurn(turn, first.atMs(), Optional.empty()))
            .toList(),
        opening.seats(),
        Optional.empty(),
        OptionalInt.empty(),
        0,
        Optional.empty(),
        TableMatch.NONE,
        false);
  }

  /** Returns the game after another event. */
  TableGame with(TableEvent event) {
    TableGame same = recorded(event);
    return switch (event.what()) {
      case TableEvent.Opened _ -> throw new IllegalArgumentException("opened again: " + event);
      case TableEvent.Moved(Turn turn, var thought) ->
          same.moved(new TimedTurn(turn, event.atMs(), thought)).with(match.moved(actor()));
      case TableEvent.Chosen(OpeningChoice choice, _, _) -> same.with(seats.chosen(choice));
      case TableEvent.TakenBack(int to) -> same.takenBack(to).with(match.settled());
      case TableEvent.PlayersChanged(TablePlayer nextBlack, TablePlayer nextWhite) ->
          same.with(seats.with(nextBlack, nextWhite));
      case TableEvent.Paused pause ->
          same.withState(Optional.of(pause), OptionalInt.empty(), delayMs, over, false);
      case TableEvent.Resumed(OptionalInt plies, long delay) ->
          same.withState(Optional.empty(), plies, delay, over, false);
      case TableEvent.Over end ->
          same.withState(Optional.empty(), OptionalInt.empty(), delayMs, Optional.of(end), false)
              .with(match.settled());
      case TableEvent.Seated seated ->
          same.with(seats.taken(seated.side(), seated.name())).with(opened.with(seated));
      case TableEvent.Requested(TableOffer offer) ->
          same.with(match.with(new TableMatch.Request(event.seq(), offer)));
      case TableEvent.Declined _ -> same.with(match.declined());
      case TableEvent.Rematched(String table) -> same.with(match.followedBy(table));
      case TableEvent.Closed _ -> same.withState(paused, steps, delayMs, over, true);
    };
  }

  private TableGame recorded(TableEvent event) {
    return since(event.atMs(), Last.of(event));
  }

  /** Returns the game with the clock started at another time. */
  TableGame since(long ms) {
    return since(ms, last);
  }

  /**
   * Returns the game with its last event dated no later than a time, since the clock of the server
   * that wrote it may be ahead.
   */
  TableGame notAfter(long ms) {
    return last.atMs() <= ms ? this : since(ms, new Last(last.seq(), ms, last.left()));
  }

  private TableGame since(long ms, Last event) {
    return new TableGame(
        rules, opened, startedMs, event, ms, ruling, made, seats, paused, steps, delayMs, over,
        match, isClosed);
  }

  private TableGame moved(TimedTurn move) {
    List<TimedTurn> longer = new ArrayList<>(made);
    longer.add(move);
    OptionalInt left = steps.isPresent() ? OptionalInt.of(steps.getAsInt() - 1) : steps;
    return at(ruling.withToMove(move.turn().side()).play(move.turn().move()), longer, left, over)
        .since(sinceMs + (hasHuman() ? 0 : delayMs));
  }

  private TableGame takenBack(int to) {
    Position position = ruling.position();
    Side next = to < made.size() ? made.get(to).turn().side() : position.toMove();
    Position before =
        new Position(position.rules(), position.setup(), position.turns().subList(0, to), next);
    return at(rules.judge(before), made.subList(0, to), steps, Optional.empty());
  }

  private TableGame at(
      Ruling now, List<TimedTurn> turns, OptionalInt left, Optional<TableEvent.Over> end) {
    return new TableGame(
        rules, opened, startedMs, last, sinceMs, now, turns, seats, paused, left, delayMs, end,
        match, isClosed);
  }

  private TableGame with(TableSeats next) {
    return new TableGame(
        rules, opened, startedMs, last, sinceMs, ruling, made, next, paused, steps, delayMs, over,
        match, isClosed);
  }

  private TableGame with(TableMatch next) {
    return new TableGame(
        rules, opened, startedMs, last, sinceMs, ruling, made, seats, paused, steps, delayMs, over,
        next, isClosed);
  }

  private TableGame with(TableEvent.Opened next) {
    return new TableGame(
        rules, next, startedMs, last, sinceMs, ruling, made, seats, paused, steps, delayMs, over,
        match, isClosed);
  }

  private TableGame withState(
      Optional<TableEvent.Paused> pause,
      OptionalInt left,
      long delay,
      Optional<TableEvent.Over> end,
      boolean closed) {
    return new TableGame(
        rules, opened, startedMs, last, sinceMs, ruling, made, seats, pause, left, delay, end,
        match, closed);
  }

  /** Returns the estimated heap of the setup and the turns, in bytes. */
  long bytes() {
    return GameBytes.of(opened.opening().position().setup())
        + made.stream().mapToLong(TimedTurn::bytes).sum();
  }

  /**
   * Returns the maximum number of turns: a restart replays all of them, and the archive stores no
   * more.
   */
  int maxTurns() {
    return GameRecord.maxMoves(
        position().setup() instanceof Setup.Text(String notation) ? notation.length() : 0);
  }

  /** Returns the current position. */
  Position position() {
    return ruling.position();
  }

  /** Returns the colour of the next stone. */
  Side toMove() {
    return ruling.position().toMove();
  }

  /** Returns the stage of the opening procedure. */
  OpeningStage stage() {
    return seats.stage(made.size());
  }

  /** Returns the side that must act: move, place stones of both colours, or choose. */
  Side actor() {
    return seats.actor(made.size(), toMove());
  }

  /** Returns the roles that may play for a side. */
  Set<TableRole> roles(Side side) {
    return isMatch() ? Set.of(TableRole.playing(side)) : TableRole.of(side);
  }

  /** Returns the player of a side. */
  TablePlayer player(Side side) {
    return seats.player(side);
  }

  /** Returns the number of turns that were played at this table. */
  int played() {
    return made.size() - opened.opening().position().turns().size();
  }

  /** Returns whether a turn was played at this table. */
  boolean hasBegun() {
    return played() > 0;
  }

  /** Returns whether the game is running. */
  boolean isRunning() {
    return paused.isEmpty() && over.isEmpty() && !isClosed && seats.free().isEmpty();
  }

  /** Returns whether two persons play, each with a seat of their own. */
  boolean isMatch() {
    return opened.opening().isMatch();
  }

  /** Returns whether the two persons of a match sit at a game that is not over. */
  boolean isBeingPlayed() {
    return isMatch() && over.isEmpty() && !isClosed && seats.free().isEmpty();
  }

  /** Returns whether an engine has the turn. */
  boolean awaitsEngine() {
    return isRunning() && !player(actor()).isHuman();
  }

  /** Returns whether at least one player is human. */
  boolean hasHuman() {
    return seats.black().isHuman() || seats.white().isHuman();
  }

  /** Returns the remaining times. */
  TimeLeft leftAt(long nowMs) {
    return isRunning() ? last.left().spent(actor(), Math.max(0, nowMs - sinceMs)) : last.left();
  }

  /** Returns when the current player runs out of time; {@link TimeLeft#UNLIMITED} if never. */
  long flagMs() {
    long left = isRunning() ? last.left().untilFlag(actor()) : TimeLeft.UNLIMITED;
    return left == TimeLeft.UNLIMITED ? left : sinceMs + left;
  }
}
