package tengen.engine.classic.nogo;

import java.util.function.LongFunction;
import tengen.common.HotPath;
import tengen.search.Limits;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;

/**
 * The node counter of one search. Checks the host's limits and reports progress at intervals.
 * Search thread only.
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
   * Creates a counter.
   *
   * @param interval nodes between two checks, far fewer than take 50 ms even in code that is not
   *     compiled yet
   * @param progress returns the search's progress after this many nodes
   */
  NodeCounter(SearchControl control, int interval, LongFunction<SearchProgress> progress) {
    this.control = control;
    this.interval = interval;
    this.progress = progress;
    check();
  }

  /** Counts a node; returns true if the search must stop. */
  boolean count() {
    if (++nodes >= nextCheck) {
      check();
      if (control.isReportDue()) {
        control.report(progress.apply(nodes));
      }
    }
    return stopped;
  }

  /** Checks the limits now; returns true if the search must stop. */
  boolean shouldStop() {
    check();
    return stopped;
  }

  /** Returns true if a check has stopped the search. */
  boolean isStopped() {
    return stopped;
  }

  /** Returns the number of nodes so far. */
  long nodes() {
    return nodes;
  }

  private void check() {
    Limits limits = control.limits();
    stopped = stopped || control.shouldStop(nodes) || control.elapsedMs() >= limits.plannedMs();
    // Check exactly at the node limit, so that equal limits give equal searches.
    long limit = limits.maxNodes();
    nextCheck = limit > nodes ? Math.min(nodes + interval, limit) : nodes + 1;
  }
}
