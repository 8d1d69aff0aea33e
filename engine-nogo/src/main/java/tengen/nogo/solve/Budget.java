package tengen.nogo.solve;

import java.util.function.LongPredicate;
import tengen.common.HotPath;

/** What a question may cost. It counts nodes and asks its owner every 1024 of them. */
@HotPath
final class Budget {
  private static final int ASK_EVERY = 1024;

  private long limit;
  private LongPredicate shouldStop = _ -> false;
  private long nodes;
  private boolean spent;

  Budget() {}

  /** A new question. */
  void start(long maxNodes, LongPredicate stop) {
    limit = maxNodes;
    shouldStop = stop;
    nodes = 0;
    spent = false;
  }

  /** Takes one node; false: there is none left, and the search has to return. */
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
