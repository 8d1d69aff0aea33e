package tengen.daemon.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.game.Verdict;
import tengen.protocol.record.GameEnd;
import tengen.protocol.record.GameEnd.Manner;
import tengen.protocol.table.OpeningChoice;
import tengen.protocol.table.PauseReason;
import tengen.protocol.table.TableClocks;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableSeats;
import tengen.protocol.table.TableThought;
import tengen.protocol.table.TimeLeft;
import tengen.search.Limits;

/** A builder for one step of a table: the game so far and the effects. Used once. */
final class TableStep {
  /** Maximum number of events; a table with this many is paused permanently. */
  static final long MAX_EVENTS = 10_000;

  /**
   * Maximum heap of a game's setup and turns, in bytes; a table with more is paused permanently.
   */
  static final long MAX_BYTES = 2 << 20;

  /** The error for a full table. */
  static final String FULL = "this table is full: too many events or moves";

  private final long nowMs;
  private final List<TableEffect> effects = new ArrayList<>();
  private TableGame game;
  private OptionalLong search;
  private long searches;
  private PlayerPresence presence;
  private boolean isRematchAgreed;

  TableStep(TableState state, long nowMs) {
    this.nowMs = Math.max(nowMs, state.game().last().atMs());
    this.game = state.game();
    this.search = state.search();
    this.searches = state.searches();
    this.presence = state.presence();
  }

  TableGame game() {
    return game;
  }

  /** Returns whether the table has reached its limits: its game can only end. */
  boolean isFull() {
    return game.last().seq() >= MAX_EVENTS
        || game.made().size() >= game.maxTurns()
        || game.bytes() > MAX_BYTES;
  }

  void add(TableEffect effect) {
    effects.add(effect);
  }

  /** Sets which players of a match watch. */
  void setPresent(Set<Side> present) {
    PlayerPresence next = presence.with(present, nowMs);
    if (!next.equals(presence) && game.isBeingPlayed()) {
      add(new TableEffect.PublishAway(next.leftMs(nowMs)));
    }
    presence = next;
  }

  /** Seats a person at a match. */
  void seat(TableEvent.Seated seated) {
    append(seated);
    presence = presence.seated(seated.side(), nowMs);
  }

  /** Returns whether the player of a side has been away too long. */
  boolean isLost(Side side) {
    return presence.isLost(side, nowMs);
  }

  /** Opens the table of a rematch at the end of this step. */
  void agreeRematch() {
    isRematchAgreed = true;
  }

  /** Returns whether a ticket is the pending search's, and clears it if so. */
  boolean takes(long ticket) {
    boolean isAwaited = search.isPresent() && search.getAsLong() == ticket;
    search = isAwaited ? OptionalLong.empty() : search;
    return isAwaited;
  }

  /** Restarts the current player's clock. */
  void restartClock() {
    game = game.since(nowMs);
  }

  /** Appends an event. Cancels a pending search. */
  void append(TableEvent.Content what) {
    search.ifPresent(ticket -> add(new TableEffect.Drop(ticket)));
    search = OptionalLong.empty();
    var event = new TableEvent(game.last().seq() + 1, nowMs, left(what), what);
    game = game.with(event);
    add(new TableEffect.Publish(event));
  }

  private TimeLeft left(TableEvent.Content what) {
    TableClocks control = game.opened().opening().control();
    TimeLeft left = game.leftAt(nowMs);
    return switch (what) {
      case TableEvent.Moved _ -> control.moved(left, game.actor());
      case TableEvent.Chosen(OpeningChoice choice, _, _) ->
          (game.seats().changesBy(choice) ? left.changed() : left)
              .withMove(control.start().moveMs());
      case TableEvent.TakenBack _ -> left.withMove(control.start().moveMs());
      default -> left;
    };
  }

  /** Plays a legal move for the side to move. */
  void moves(Turn turn, Optional<TableThought> thought) {
    append(new TableEvent.Moved(turn, thought));
    endByRules();
    if (game.isRunning() && game.steps().isPresent() && game.steps().getAsInt() == 0) {
      append(new TableEvent.Paused(PauseReason.STEP, ""));
    }
  }

  /** Makes a choice of the opening procedure. */
  void choose(OpeningChoice choice) {
    TableSeats seats = game.seats().chosen(choice);
    append(new TableEvent.Chosen(choice, seats.black(), seats.white()));
  }

  /** Ends the game if its rules say so. */
  void endByRules() {
    Verdict verdict = game.ruling().verdict();
    GameEnd.of(verdict).ifPresent(end -> append(new TableEvent.Over(end, reason(verdict))));
  }

  private static String reason(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Open _ -> "";
      case Verdict.Drawn(String reason) -> reason;
      case Verdict.Won(_, String reason, _) -> reason;
    };
  }

  void lose(Side side, Manner manner, String reason) {
    append(new TableEvent.Over(GameEnd.won(side.other(), manner), reason));
  }

  /** Ends the game if the current player is out of time. */
  void checkClock() {
    if (nowMs >= game.flagMs()) {
      lose(game.actor(), Manner.TIME, "out of time");
    }
  }

  /** Returns the effects. */
  List<TableEffect> effects() {
    return List.copyOf(effects);
  }

  /**
   * Finishes the step: starts a search if an engine has the turn, and sets the timer for the next
   * deadline.
   */
  TableState end() {
    if (game.isRunning() && isFull()) {
      append(new TableEvent.Paused(PauseReason.REFUSED, FULL));
    }
    boolean isDue = nowMs >= game.sinceMs();
    if (game.awaitsEngine() && search.isEmpty() && isDue) {
      searches++;
      search = OptionalLong.of(searches);
      add(
          new TableEffect.Search(
              searches, game.actor(), game.position(), EngineOpening.goal(game), limits()));
    }
    long wakeMs =
        game.awaitsEngine() && search.isEmpty()
            ? Math.min(game.sinceMs(), game.flagMs())
            : game.flagMs();
    if (wakeMs != TimeLeft.UNLIMITED) {
      add(new TableEffect.SetTimer(wakeMs));
    }
    if (isRematchAgreed) {
      add(new TableEffect.OpenRematch(MatchActs.rematch(game)));
    }
    return new TableState(game, search, searches, presence);
  }

  private Limits limits() {
    Side side = game.actor();
    TableClocks control = game.opened().opening().control();
    TimeLeft left = game.leftAt(nowMs);
    TablePlayer player = game.player(side);
    long turnMs = Math.min(left.moveMs(), player.maxTimeMs().orElse(TimeLeft.UNLIMITED));
    return Limits.NONE
        .withClock(control.clock(left, side, turnMs))
        .withMaxNodes(player.maxVisits().orElse(Long.MAX_VALUE));
  }
}
