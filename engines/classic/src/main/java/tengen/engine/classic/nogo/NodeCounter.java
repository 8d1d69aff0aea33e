package tengen.engine.classic.nogo;

import java.util.function.LongFunction;
import tengen.common.HotPath;
import tengen.search.Limits;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;

/**
 * Counts the nodes of one search, and every few of them checks the host's limits and reports
 * progress. Search thread only.
 */
@HotPath
final class NodeCounter {
  private final SearchControl control;
  private final LongFunction<SearchProgress> progress;
  private final int interval;
  private long nodes;
  private long nextCheck;
  private boolean stopped;

  /**
   * The counter of one search.
   *
   * @param interval nodes between two checks; well below 50 ms' worth of them even before the code
   *     is warm
   * @param progress a snapshot of the search after this many nodes
   */
  NodeCounter(SearchControl control, int interval, LongFunction<SearchProgress> progress) {
    this.control = control;
    this.interval = interval;
    this.progress = progress;
    check();
  }

  /** Counts a node; true: the search has to stop. */
  boolean count() {
    if (++nodes >= nextCheck) {
      check();
      if (control.isReportDue()) {
        control.report(progress.apply(nodes));
      }
    }
    return stopped;
  }

  /** Whether the search has to stop; checks now. */
  boolean shouldStop() {
    check();
    return stopped;
  }

  /** Whether the last check stopped the search. */
  boolean isStopped() {
    return stopped;
  }

  /** Nodes so far. */
  long nodes() {
    return nodes;
  }

  private void check() {
    Limits limits = control.limits();
    stopped = stopped || control.shouldStop(nodes) || control.elapsedMs() >= limits.plannedMs();
    // A check falls on the node limit itself, so that equal limits give equal searches.
    long limit = limits.maxNodes();
    nextCheck = limit > nodes ? Math.min(nodes + interval, limit) : nodes + 1;
  }
}
