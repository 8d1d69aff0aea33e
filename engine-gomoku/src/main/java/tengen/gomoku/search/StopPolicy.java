package tengen.gomoku.search;

import tengen.common.SearchStop;
import tengen.search.SearchControl;

/** Decides after each depth whether iterative deepening stops. Made for one search. */
final class StopPolicy {
  /**
   * Share of the planned time, counted from the search's beginning, after which no depth is begun;
   * less while the best move stays.
   */
  private static final double SHARE = 0.7;

  private static final double STABLE_SHARE = 0.45;

  /** Depths with one best move that make it stable. */
  private static final int STABLE = 4;

  /** A win or a loss is looked at for so many more depths, to find a shorter or longer one. */
  private static final int DEPTHS_AFTER_FORCED = 5;

  private final SearchControl control;
  private final SearchStop stop;
  private final long startMs;
  private int bestMove;
  private int sameFor;
  private int forcedFor;

  StopPolicy(SearchControl control, SearchStop stop) {
    this.control = control;
    this.stop = stop;
    startMs = control.elapsedMs();
  }

  /** Whether the search ends after this depth. */
  boolean isEnough(RootMoves root, long nodes) {
    RootMove best = root.moves().getFirst();
    sameFor = best.point == bestMove ? sameFor + 1 : 0;
    bestMove = best.point;
    boolean forced =
        root.moves().stream().limit(root.lines()).allMatch(move -> Value.isForced(move.lastValue));
    forcedFor = forced ? forcedFor + 1 : 0;
    return forcedFor > DEPTHS_AFTER_FORCED
        || stop.isDue(nodes)
        || control.elapsedMs() - startMs >= share() * (control.limits().plannedMs() - startMs);
  }

  private double share() {
    return sameFor >= STABLE ? STABLE_SHARE : SHARE;
  }
}
