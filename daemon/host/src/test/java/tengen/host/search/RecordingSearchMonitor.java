package tengen.host.search;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import tengen.host.monitor.SearchFacts;
import tengen.host.monitor.SearchMonitor;
import tengen.host.monitor.SearchReport;
import tengen.host.monitor.SearchWatch;

/** A monitor that records searches. */
final class RecordingSearchMonitor implements SearchMonitor {
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
