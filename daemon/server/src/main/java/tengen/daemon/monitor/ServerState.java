package tengen.daemon.monitor;

import java.util.Map;
import tengen.host.monitor.SearchLoad;
import tengen.store.archive.ArchiveState;

/** The current state of the daemon, for metrics. Thread-safe. */
public interface ServerState {
  /** Returns the number of open sessions by protocol. */
  Map<String, Long> sessions();

  /** Returns the load of the search service. */
  SearchLoad searches();

  /** Returns the state of the archive. */
  ArchiveState archived();

  /** Returns the number of hanging threads by kind. */
  Map<String, Integer> hanging();
}
