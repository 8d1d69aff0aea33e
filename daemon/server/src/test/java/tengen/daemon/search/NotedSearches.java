package tengen.daemon.search;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import tengen.daemon.monitor.SearchFacts;
import tengen.daemon.monitor.SearchMonitor;
import tengen.daemon.monitor.SearchReport;
import tengen.daemon.monitor.SearchWatch;

/** A monitor that records searches. */
final class NotedSearches implements SearchMonitor {
  final List<SearchFacts> submitted = new CopyOnWriteArrayList<>();
  final List<SearchReport> reports = new CopyOnWriteArrayList<>();

  @Override
  public SearchWatch submitted(SearchFacts facts) {
    submitted.add(facts);
    return new SearchWatch() {
      @Override
      public void begins() {}

      @Override
      public void answered(SearchReport report) {
        reports.add(report);
      }
    };
  }
}
