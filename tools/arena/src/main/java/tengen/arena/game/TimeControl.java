package tengen.arena.game;

import tengen.search.Clock;
import tengen.search.Limits;

/**
 * Limits of one side. Unlimited values are those of {@link Limits#NONE}.
 *
 * @param turnMs limit per move; {@link Clock#NONE} if unlimited
 * @param periodMoves number of moves to make in {@code baseMs}, which is then added again; 0: the
 *     whole game
 * @param baseMs time per game or period; {@link Clock#NONE} without a clock
 * @param incrementMs time added after each own move
 * @param nodes limit per search
 * @param depth limit per search in plies
 */
public record TimeControl(
    long turnMs, int periodMoves, long baseMs, long incrementMs, long nodes, int depth) {

  /** No limits. */
  public static final TimeControl UNLIMITED =
      new TimeControl(Clock.NONE, 0, Clock.NONE, 0, Limits.NONE.maxNodes(), Limits.NONE.maxDepth());

  /** Returns a copy with this time per move. */
  public TimeControl withTurnMs(long ms) {
    return new TimeControl(ms, periodMoves, baseMs, incrementMs, nodes, depth);
  }

  /** Returns a copy with this clock. */
  public TimeControl withClock(int moves, long ms, long increment) {
    return new TimeControl(turnMs, moves, ms, increment, nodes, depth);
  }

  /** Returns a copy with this node limit per search. */
  public TimeControl withNodes(long most) {
    return new TimeControl(turnMs, periodMoves, baseMs, incrementMs, most, depth);
  }

  /** Returns a copy with this depth limit per search. */
  public TimeControl withDepth(int most) {
    return new TimeControl(turnMs, periodMoves, baseMs, incrementMs, nodes, most);
  }

  /** Returns whether a time limit applies. */
  public boolean isTimed() {
    return turnMs != Clock.NONE || baseMs != Clock.NONE;
  }

  /** Returns whether any limit applies. */
  public boolean limits() {
    return !equals(UNLIMITED);
  }
}
