package tengen.daemon.monitor;

import java.util.Optional;
import tengen.host.monitor.SearchFacts;
import tengen.host.monitor.SearchMonitor;
import tengen.host.monitor.SearchWatch;

/**
 * Hears of what the daemon does, and tells it to who asks. Any thread calls; it returns at once.
 */
public interface Monitor extends SearchMonitor {
  /** Hears nothing and knows nothing. */
  Monitor NONE =
      new Monitor() {
        @Override
        public void opened(String protocol) {}

        @Override
        public void refused(Refusal why) {}

        @Override
        public SearchWatch submitted(SearchFacts facts) {
          return SearchWatch.NONE;
        }

        @Override
        public Optional<String> metrics() {
          return Optional.empty();
        }
      };

  /** A session has opened. */
  void opened(String protocol);

  /** A client, or something that it wanted, was refused. */
  void refused(Refusal why);

  /** What is known now, in Prometheus's text format; empty: nothing yet. */
  Optional<String> metrics();
}
