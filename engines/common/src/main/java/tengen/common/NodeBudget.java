package tengen.common;

import java.util.function.LongPredicate;

/**
 * The node limit and stop flag of one solver search. Calls its stop predicate at 16, 32, 64, … 1024
 * nodes and then every 1024: in a new JVM the first thousand nodes take 100 ms.
 */
@HotPath
public final class NodeBudget {
  private static final int FIRST_CHECK_NODES = 16;
  private static final int CHECK_INTERVAL_NODES = 1024;

  private long limit;
  private LongPredicate shouldStop = _ -> false;
  private long nodes;
  private long nextCheck;
  private boolean spent;

  /** Creates a budget without nodes; {@link #start} grants them. */
  public NodeBudget() {}

  /**
   * Starts a search.
   *
   * @param stop called with the nodes so far; returns true to end the search
   */
  public void start(long nodeLimit, LongPredicate stop) {
    limit = nodeLimit;
    shouldStop = stop;
    nodes = 0;
    nextCheck = FIRST_CHECK_NODES;
    spent = false;
  }

  /** Takes a node; returns false if none is left, and the search must return. */
  public boolean take() {
    if (spent || nodes >= limit || (nodes == nextCheck && isStopped())) {
      spent = true;
      return false;
    }
    nodes++;
    return true;
  }

  private boolean isStopped() {
    nextCheck += Math.min(nodes, CHECK_INTERVAL_NODES);
    return shouldStop.test(nodes);
  }

  /** Returns true if a node was requested when none was left. */
  public boolean isSpent() {
    return spent;
  }

  /** Returns the number of nodes taken. */
  public long nodes() {
    return nodes;
  }
}
