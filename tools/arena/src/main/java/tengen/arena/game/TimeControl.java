package tengen.arena.game;

import tengen.search.Clock;
import tengen.search.Limits;

/**
 * What one side may spend. What is not limited is as in {@link Limits#NONE}.
 *
 * @param turnMs for each move; {@link Clock#NONE}: no such limit
 * @param periodMoves moves to make in {@code baseMs}, which is then given again; 0: the whole game
 * @param baseMs for the game or the period; {@link Clock#NONE}: no clock
 * @param incrementMs added after each own move
 * @param nodes of one search
 * @param depth of one search, in plies
 */
public record TimeControl(
    long turnMs, int periodMoves, long baseMs, long incrementMs, long nodes, int depth) {

  /** No limit of any kind. */
  public static final TimeControl UNLIMITED =
      new TimeControl(Clock.NONE, 0, Clock.NONE, 0, Limits.NONE.maxNodes(), Limits.NONE.maxDepth());

  /** The same with this much for each move. */
  public TimeControl withTurnMs(long ms) {
    return new TimeControl(ms, periodMoves, baseMs, incrementMs, nodes, depth);
  }

  /** The same with this clock. */
  public TimeControl withClock(int moves, long ms, long increment) {
    return new TimeControl(turnMs, moves, ms, increment, nodes, depth);
  }

  /** The same with this many nodes a search. */
  public TimeControl withNodes(long most) {
    return new TimeControl(turnMs, periodMoves, baseMs, incrementMs, most, depth);
  }

  /** The same with this depth of search. */
  public TimeControl withDepth(int most) {
    return new TimeControl(turnMs, periodMoves, baseMs, incrementMs, nodes, most);
  }

  /** Whether a clock ends searches. */
  public boolean isTimed() {
    return turnMs != Clock.NONE || baseMs != Clock.NONE;
  }

  /** Whether anything ends a search. */
  public boolean limits() {
    return !equals(UNLIMITED);
  }
}
