package tengen.cgt.play;

import java.util.function.BooleanSupplier;
import tengen.cgt.Player;

/**
 * The mobility heuristic: a move that wins at once, otherwise the move after which the mover has
 * the greatest lead in available moves.
 */
final class Mobility {
  private static final int MAX_MOVES = 200;
  private static final int MAX_COUNTED_MOVES = 50;

  private Mobility() {}

  /**
   * Returns the best of the first moves.
   *
   * @param max maximum number of moves to compare
   * @param shouldStop returns true to end the comparison early
   */
  static String best(GameState state, Player mover, long max, BooleanSupplier shouldStop) {
    record Candidate(String move, long lead) {}
    String first = state.options(mover).findFirst().orElseThrow().move();
    return state
        .options(mover)
        .limit(Math.min(MAX_MOVES, max))
        .takeWhile(_ -> !shouldStop.getAsBoolean())
        .map(option -> new Candidate(option.move(), lead(option.after(), mover)))
        .reduce((best, next) -> next.lead() > best.lead() ? next : best)
        .map(Candidate::move)
        .orElse(first);
  }

  private static long lead(GameState state, Player player) {
    if (!state.hasMove(player.other())) {
      return state.isWonWithoutMoves() ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
    return state.options(player).limit(MAX_COUNTED_MOVES).count()
        - state.options(player.other()).limit(MAX_COUNTED_MOVES).count();
  }
}
