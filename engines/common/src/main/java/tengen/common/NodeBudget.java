package tengen.common;

import java.util.function.LongPredicate;

/**
 * Node limit and stop flag of one solver search. It counts nodes and asks its owner at 16, 32, 64,
 * … 1024 of them, and then every 1024: in a JVM that has just started the first thousand take a
 * tenth of a second.
 */
@HotPath
public final class NodeBudget {
  private static final int FIRST_ASK = 16;
  private static final int ASK_EVERY = 1024;

  private long limit;
  private LongPredicate shouldStop = _ -> false;
  private long nodes;
  private long nextAsk;
  private boolean spent;

  /** A budget without nodes until {@link #start}. */
  public NodeBudget() {}

  /** Begins a search; {@code stop} is asked with the nodes so far. */
  public void start(long nodeLimit, LongPredicate stop) {
    limit = nodeLimit;
    shouldStop = stop;
    nodes = 0;
    nextAsk = FIRST_ASK;
    spent = false;
  }

  /** Takes one node; false: there is none left, and the search has to return. */
  public boolean take() {
    if (spent || nodes >= limit || (nodes == nextAsk && isStopped())) {
      spent = true;
      return false;
    }
    nodes++;
    return true;
  }

  private boolean isStopped() {
    nextAsk += Math.min(nodes, ASK_EVERY);
    return shouldStop.test(nodes);
  }

  /** Whether there was none left. */
  public boolean isSpent() {
    return spent;
  }

  /** Nodes taken. */
  public long nodes() {
    return nodes;
  }
}
