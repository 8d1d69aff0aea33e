package tengen.nogo.search;

import tengen.common.SearchStop;
import tengen.search.SearchControl;

/** Decides when a search stops: limits, the clock, or smart pruning. Made for one search. */
final class NogoStopPolicy {
  /** Simulations before the speed is known well enough for smart pruning. */
  private static final int MIN_SIMULATIONS = 256;

  private final Tree tree;
  private final NogoSearchParameters parameters;
  private final SearchNodes nodes;
  private final SearchControl control;
  private final SearchStop stop;
  private final long startMs;

  NogoStopPolicy(
      Tree tree,
      NogoSearchParameters parameters,
      SearchNodes nodes,
      SearchControl control,
      SearchStop stop) {
    this.tree = tree;
    this.parameters = parameters;
    this.nodes = nodes;
    this.control = control;
    this.stop = stop;
    startMs = control.elapsedMs();
  }

  /** Whether a limit of nodes or simulations is reached. Does not read the clock. */
  boolean atLimit() {
    return nodes.total() >= control.limits().maxNodes()
        || nodes.simulations() >= parameters.maxSimulations()
        || tree.visits(Tree.ROOT) >= Tree.MAX_VISITS;
  }

  /** Whether to stop now. Reads the clock. */
  boolean shouldStop() {
    return atLimit() || stop.isDue(nodes.total()) || isBestMoveSettled(nodes.simulations());
  }

  /**
   * Smart pruning: whether the simulations that there is time for cannot make another move the most
   * visited one.
   */
  private boolean isBestMoveSettled(long simulations) {
    long plannedMs = control.limits().plannedMs();
    if (plannedMs == Long.MAX_VALUE || parameters.lines() > 1 || simulations < MIN_SIMULATIONS) {
      return false;
    }
    long spentMs = Math.max(1, control.elapsedMs() - startMs);
    double simulationsLeft = (double) simulations / spentMs * (plannedMs - control.elapsedMs());
    return visitLead() > simulationsLeft;
  }

  /** Visits of the most visited move less those of the second. */
  private int visitLead() {
    int most = 0;
    int second = 0;
    int first = tree.first(Tree.ROOT);
    for (int child = first; child < first + tree.size(Tree.ROOT); child++) {
      int visits = tree.visits(child);
      second = Math.max(second, Math.min(visits, most));
      most = Math.max(most, visits);
    }
    return most - second;
  }
}
