package tengen.cgt.play;

import java.util.function.BooleanSupplier;
import tengen.cgt.Player;

/**
 * Mobility heuristic: a move that wins at once, else the one that leaves the mover most moves more
 * than the enemy.
 */
final class Mobility {
  private static final int OPTIONS = 200;
  private static final int COUNTED = 50;

  private Mobility() {}

  /**
   * The best of the first moves, or of as many of them as there is time for.
   *
   * @param most how many are looked at
   */
  static String best(GameState state, Player mover, long most, BooleanSupplier shouldStop) {
    record Candidate(String move, long lead) {}
    String first = state.options(mover).findFirst().orElseThrow().move();
    return state
        .options(mover)
        .limit(Math.min(OPTIONS, most))
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
    return state.options(player).limit(COUNTED).count()
        - state.options(player.other()).limit(COUNTED).count();
  }
}
