package tengen.metrics;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;
import tengen.host.monitor.SearchFacts;
import tengen.host.monitor.SearchReport;

/**
 * A search in a flight recording, from the start of its thread to its answer. A search that got no
 * thread has no duration.
 */
@Name("tengen.Search")
@Label("Search")
@Category("Tengen")
@StackTrace(false)
final class SearchEvent extends Event {
  @Label("Session")
  @Description("Id of the session, as in the log")
  String session = "";

  @Label("Engine")
  String engine = "";

  @Label("Rules")
  String rules = "";

  @Label("Kind")
  String kind = "";

  @Label("Outcome")
  String outcome = "";

  @Label("Threads")
  int threads;

  @Label("Queue Time")
  @Timespan
  long queueTime;

  @Label("Lateness")
  @Timespan
  long lateness;

  @Label("Nodes")
  long nodes;

  SearchEvent() {}

  void fill(SearchFacts facts, SearchReport report) {
    session = facts.session();
    engine = facts.engine();
    rules = facts.rules();
    kind = MeteredMonitor.tagValue(facts.kind());
    outcome = MeteredMonitor.tagValue(report.outcome());
    threads = facts.threads();
    queueTime = report.queueNanos();
    lateness = report.lateNanos();
    nodes = report.nodes();
  }
}
