package tengen.gomoku;

import tengen.search.Limits;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;

/**
 * A search control that drops reports. Used at levels that choose among the best moves at the end,
 * because a report could show a move that is not played.
 */
record SilentControl(SearchControl control) implements SearchControl {
  @Override
  public boolean shouldStop(long nodes) {
    return control.shouldStop(nodes);
  }

  @Override
  public Limits limits() {
    return control.limits();
  }

  @Override
  public long elapsedMs() {
    return control.elapsedMs();
  }

  @Override
  public boolean isReportDue() {
    return false;
  }

  @Override
  public void report(SearchProgress progress) {}
}
