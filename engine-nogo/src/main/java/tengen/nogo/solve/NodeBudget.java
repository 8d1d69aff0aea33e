package tengen.nogo.solve;

import java.util.function.LongPredicate;
import tengen.common.HotPath;

/**
 * The node limit of a solve: counts nodes and asks its owner every 1024 of them whether to stop.
 */
@HotPath
final class NodeBudget {
  private static final int ASK_EVERY = 1024;

  private long limit;
  private LongPredicate shouldStop = _ -> false;
  private long nodes;
  private boolean spent;

  NodeBudget() {}

  /** Begins a new search. */
  void start(long maxNodes, LongPredicate stop) {
    limit = maxNodes;
    shouldStop = stop;
    nodes = 0;
    spent = false;
  }

  /** Counts a node; false: the limit is reached, and the search has to return. */
  boolean take() {
    if (spent || nodes >= limit || (nodes % ASK_EVERY == ASK_EVERY - 1 && shouldStop.test(nodes))) {
      spent = true;
      return false;
    }
    nodes++;
    return true;
  }

  boolean isSpent() {
    return spent;
  }

  long nodes() {
    return nodes;
  }
}
