package tengen.gomoku.search;

import java.util.function.BooleanSupplier;
import tengen.search.Limits;
import tengen.search.SearchControl;

/** Decides after each depth whether iterative deepening stops. Made for one search. */
final class GomokuStopPolicy {
  /**
   * Share of the planned time, counted from the search's beginning, after which no depth is begun,
   * where a later move can use what is left; less while the best move stays. Guesses.
   */
  private static final double SHARE = 0.85;

  private static final double STABLE_SHARE = 0.45;

  /** Depths with one best move that make it stable; a guess. */
  private static final int STABLE = 4;

  /**
   * A win or a loss is looked at for so many more depths, to find a shorter or longer one; a guess.
   */
  private static final int DEPTHS_AFTER_FORCED = 5;

  private final SearchControl control;
  private final BooleanSupplier isOver;
  private final long startMs;
  private int bestMove;
  private int sameFor;
  private int forcedFor;

  /** {@code isOver} asks the host. */
  GomokuStopPolicy(SearchControl control, BooleanSupplier isOver) {
    this.control = control;
    this.isOver = isOver;
    startMs = control.elapsedMs();
  }

  /** Whether the search ends after this depth. */
  boolean isEnough(RootMoves root) {
    RootMove best = root.moves().getFirst();
    sameFor = best.point == bestMove ? sameFor + 1 : 0;
    bestMove = best.point;
    boolean forced =
        root.moves().stream()
            .limit(root.lines())
            .allMatch(move -> SearchValue.isForced(move.lastValue));
    forcedFor = forced ? forcedFor + 1 : 0;
    return isOver.getAsBoolean() || forcedFor > DEPTHS_AFTER_FORCED || (savesTime() && isLate());
  }

  /** Whether what this move leaves of its time is another's. */
  private boolean savesTime() {
    Limits limits = control.limits();
    return limits.plannedMs() < limits.maximumMs();
  }

  private boolean isLate() {
    double share = sameFor >= STABLE ? STABLE_SHARE : SHARE;
    return control.elapsedMs() - startMs >= share * (control.limits().plannedMs() - startMs);
  }
}
