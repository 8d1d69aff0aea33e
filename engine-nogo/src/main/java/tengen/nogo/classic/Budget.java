package tengen.nogo.classic;

import tengen.common.HotPath;
import tengen.search.Limits;
import tengen.search.SearchControl;

/**
 * Counts the nodes of one search and knows when it is over, asking the host only now and then; at
 * those moments it also reports, where the host wants to hear. Search thread only.
 */
@HotPath
final class Budget {
  private final SearchControl control;
  private final Reporter reporter;
  private final int interval;
  private long nodes;
  private long nextAsk;
  private boolean spent;

  /**
   * A search's budget.
   *
   * @param interval nodes between two questions to the host; well below 50 ms' worth of them even
   *     before the code is warm
   */
  Budget(SearchControl control, int interval, Reporter reporter) {
    this.control = control;
    this.interval = interval;
    this.reporter = reporter;
    ask();
  }

  /** Counts a node; true: return now. */
  boolean spend() {
    if (++nodes >= nextAsk) {
      ask();
      if (control.reportDue()) {
        control.report(reporter.progress(nodes));
      }
    }
    return spent;
  }

  /** Whether to return now; asks the host. */
  boolean isSpent() {
    ask();
    return spent;
  }

  /** The answer of the last question to the host. */
  boolean wasSpent() {
    return spent;
  }

  /** Nodes so far. */
  long nodes() {
    return nodes;
  }

  private void ask() {
    Limits limits = control.limits();
    spent = spent || control.shouldStop(nodes) || control.elapsedMs() >= limits.plannedMs();
    // A question falls on the node limit itself, so that equal limits give equal searches.
    long limit = limits.maxNodes();
    nextAsk = limit > nodes ? Math.min(nodes + interval, limit) : nodes + 1;
  }
}
