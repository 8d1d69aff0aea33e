package tengen.metrics;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tengen.daemon.monitor.Monitor;
import tengen.daemon.monitor.Rejection;
import tengen.daemon.monitor.ServerState;
import tengen.host.monitor.SearchFacts;
import tengen.host.monitor.SearchKind;
import tengen.host.monitor.SearchLoad;
import tengen.host.monitor.SearchOutcome;
import tengen.host.monitor.SearchReport;
import tengen.store.archive.ArchiveState;

/** A scrape of a monitor that has recorded everything once. */
final class Scrape {
  private Scrape() {}

  /** Returns a state with these sessions, a hanging thread and no archive. */
  static ServerState state(Map<String, Long> sessions) {
    return new ServerState() {
      @Override
      public Map<String, Integer> hanging() {
        return Map.of("net", 1);
      }

      @Override
      public ArchiveState archived() {
        return ArchiveState.NONE;
      }

      @Override
      public Map<String, Long> sessions() {
        return sessions;
      }

      @Override
      public SearchLoad searches() {
        return new SearchLoad(1, 2, 3, 4, 5);
      }
    };
  }

  /** Returns the scrape as Prometheus gets it. */
  static String text() {
    Monitor monitor = new MeteredMonitor(state(Map.of("gtp", 1L)));
    monitor.opened("gtp");
    monitor
        .submitted(new SearchFacts("#1", "nogo", "nogo", SearchKind.MOVE, 1))
        .answered(new SearchReport(SearchOutcome.ANSWERED, 0, 0, 0, 0));
    monitor.rejected(Rejection.MEMORY);
    return monitor.metrics().orElseThrow();
  }

  /** Returns the names of all samples, without labels. */
  static Set<String> samples() {
    return text()
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("[{ ]", 2)[0])
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
