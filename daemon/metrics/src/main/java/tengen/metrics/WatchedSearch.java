package tengen.metrics;

import tengen.host.monitor.SearchFacts;
import tengen.host.monitor.SearchReport;
import tengen.host.monitor.SearchWatch;

/** Reports one search to the meters and to JFR. */
final class WatchedSearch implements SearchWatch {
  private final SearchFacts facts;
  private final SearchMeters meters;
  private final SearchEvent event = new SearchEvent();
  private boolean hasBegun;

  WatchedSearch(SearchFacts facts, SearchMeters meters) {
    this.facts = facts;
    this.meters = meters;
  }

  @Override
  public synchronized void begins() {
    if (!hasBegun) {
      hasBegun = true;
      event.begin();
    }
  }

  @Override
  public synchronized void answered(SearchReport report) {
    event.end();
    if (event.shouldCommit()) {
      event.fill(facts, report);
      event.commit();
    }
    meters.add(facts, report);
  }
}
