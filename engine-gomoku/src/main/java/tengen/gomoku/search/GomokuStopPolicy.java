package tengen.gomoku.search;

import java.util.function.BooleanSupplier;
import tengen.search.Limits;
import tengen.search.SearchControl;

/**
 * The decision after each depth whether iterative deepening stops. Each instance is used for one
 * search.
 */
final class GomokuStopPolicy {
  /**
   * Share of the planned time after which no new depth starts, if time left over helps later moves;
   * smaller while the best move is stable. Untuned.
   */
  private static final double TIME_SHARE = 0.85;

  private static final double STABLE_TIME_SHARE = 0.45;

  /** Number of depths with the same best move that make it stable; untuned. */
  private static final int STABLE_DEPTHS = 4;

  /** Extra depths after a forced win or loss, to find a shorter or longer one; untuned. */
  private static final int DEPTHS_AFTER_FORCED = 5;

  private final SearchControl control;
  private final BooleanSupplier isOver;
  private final long startMs;
  private int bestMove;
  private int stableDepths;
  private int forcedDepths;

  /**
   * Creates a policy.
   *
   * @param isOver returns true once the host has stopped the search
   */
  GomokuStopPolicy(SearchControl control, BooleanSupplier isOver) {
    this.control = control;
    this.isOver = isOver;
    startMs = control.elapsedMs();
  }

  /** Returns true if the search ends after this depth. */
  boolean isEnough(RootMoves root) {
    RootMove best = root.moves().getFirst();
    stableDepths = best.point == bestMove ? stableDepths + 1 : 0;
    bestMove = best.point;
    boolean forced =
        root.moves().stream()
            .limit(root.lines())
            .allMatch(move -> SearchValue.isForced(move.lastValue));
    forcedDepths = forced ? forcedDepths + 1 : 0;
    return isOver.getAsBoolean()
        || forcedDepths > DEPTHS_AFTER_FORCED
        || (isSavedTimeUseful() && isTimeShareSpent());
  }

  /** Returns true if time saved now is available to later moves. */
  private boolean isSavedTimeUseful() {
    Limits limits = control.limits();
    return limits.plannedMs() < limits.maximumMs();
  }

  private boolean isTimeShareSpent() {
    double share = stableDepths >= STABLE_DEPTHS ? STABLE_TIME_SHARE : TIME_SHARE;
    return control.elapsedMs() - startMs >= share * (control.limits().plannedMs() - startMs);
  }
}
