package tengen.gomoku.proof;

import tengen.search.Limits;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;

/**
 * The control of a search that continues after another search has spent nodes.
 *
 * @param spent nodes of the other search
 */
record ContinuedControl(SearchControl control, long spent) implements SearchControl {
  @Override
  public boolean shouldStop(long nodes) {
    return control.shouldStop(spent + nodes);
  }

  @Override
  public Limits limits() {
    Limits limits = control.limits();
    return limits.maxNodes() == Long.MAX_VALUE
        ? limits
        : limits.withMaxNodes(Math.max(0, limits.maxNodes() - spent));
  }

  @Override
  public long elapsedMs() {
    return control.elapsedMs();
  }

  @Override
  public boolean isReportDue() {
    return control.isReportDue();
  }

  @Override
  public void report(SearchProgress progress) {
    control.report(counted(progress));
  }

  /** Returns a report with the nodes of both searches. */
  SearchProgress counted(SearchProgress progress) {
    return new SearchProgress(spent + progress.nodes(), progress.lines(), progress.current());
  }
}
