package tengen.daemon.monitor;

import java.util.Map;
import tengen.host.monitor.SearchLoad;
import tengen.store.archive.ArchiveState;

/** What the daemon is at now. Any thread may call. */
public interface ServerState {
  /** How many sessions are open in each protocol. */
  Map<String, Long> sessions();

  /** What its searches are at. */
  SearchLoad searches();

  /** How its archive fares. */
  ArchiveState archived();

  /** How many threads of each kind hang. */
  Map<String, Integer> hanging();
}
