package tengen.daemon.monitor;

import java.util.Optional;
import tengen.host.monitor.SearchFacts;
import tengen.host.monitor.SearchMonitor;
import tengen.host.monitor.SearchWatch;

/**
 * Observes the daemon's sessions and searches and reports metrics. Called on any thread; methods
 * return immediately.
 */
public interface Monitor extends SearchMonitor {
  /** A monitor that does nothing. */
  Monitor NONE =
      new Monitor() {
        @Override
        public void opened(String protocol) {}

        @Override
        public void rejected(Rejection why) {}

        @Override
        public SearchWatch submitted(SearchFacts facts) {
          return SearchWatch.NONE;
        }

        @Override
        public Optional<String> metrics() {
          return Optional.empty();
        }
      };

  /** Counts an opened session. */
  void opened(String protocol);

  /** Counts a rejected client or request. */
  void rejected(Rejection why);

  /** Returns the metrics in Prometheus's text format; empty if there are none yet. */
  Optional<String> metrics();
}
