package tengen.nogo.search;

import tengen.common.SearchStop;
import tengen.search.SearchControl;

/**
 * The decision when a search stops: limits, the clock, or smart pruning. Each instance is used for
 * one search.
 */
final class NogoStopPolicy {
  /** Simulations before the speed is known well enough for smart pruning. */
  private static final int MIN_SIMULATIONS = 256;

  /** Nodes that pruning copies in a millisecond, at least. */
  private static final int NODES_PRUNED_PER_MS = 5_000;

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

  /** Returns true if a limit of nodes or simulations is reached. Does not read the clock. */
  boolean isAtLimit() {
    return nodes.total() >= control.limits().maxNodes()
        || nodes.simulations() >= parameters.maxSimulations()
        || tree.visits(Tree.ROOT) >= tree.maxVisits();
  }

  /** Returns true if the search must stop now. Reads the clock. */
  boolean shouldStop() {
    return isAtLimit() || stop.isDue(nodes.total()) || isBestMoveSettled(nodes.simulations());
  }

  /** Returns true if the remaining time is long enough for pruning the tree. */
  boolean hasTimeToPrune() {
    return control.limits().plannedMs() - control.elapsedMs()
        > tree.capacity() / NODES_PRUNED_PER_MS;
  }

  /**
   * Returns true if time saved now is available to later moves, and the simulations that the
   * remaining time allows cannot change the most visited move (smart pruning).
   */
  private boolean isBestMoveSettled(long simulations) {
    long plannedMs = control.limits().plannedMs();
    if (plannedMs >= control.limits().maximumMs()
        || parameters.lines() > 1
        || simulations < MIN_SIMULATIONS) {
      return false;
    }
    long spentMs = Math.max(1, control.elapsedMs() - startMs);
    double simulationsLeft = (double) simulations / spentMs * (plannedMs - control.elapsedMs());
    return visitLead() > simulationsLeft;
  }

  /** Returns the difference in visits between the most visited move and the second. */
  private int visitLead() {
    int mostVisits = 0;
    int second = 0;
    int first = tree.first(Tree.ROOT);
    for (int child = first; child < tree.after(first); child++) {
      int visits = tree.visits(child);
      second = Math.max(second, Math.min(visits, mostVisits));
      mostVisits = Math.max(mostVisits, visits);
    }
    return mostVisits - second;
  }
}
