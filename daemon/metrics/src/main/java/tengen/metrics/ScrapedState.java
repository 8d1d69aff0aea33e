package tengen.metrics;

import java.util.Map;
import tengen.daemon.monitor.ServerState;
import tengen.host.monitor.SearchLoad;
import tengen.store.archive.ArchiveState;

/**
 * A snapshot of the server's state for one scrape, so that its values are consistent. Any thread
 * may read it; only the scrape replaces it.
 */
final class ScrapedState implements ServerState {
  private final ServerState server;
  private volatile Snapshot last;

  private record Snapshot(
      Map<String, Long> sessions,
      SearchLoad searches,
      ArchiveState archived,
      Map<String, Integer> hanging) {
    static Snapshot of(ServerState server) {
      return new Snapshot(
          server.sessions(), server.searches(), server.archived(), server.hanging());
    }
  }

  ScrapedState(ServerState server) {
    this.server = server;
    last = Snapshot.of(server);
  }

  /** Takes a snapshot for the scrape that begins. */
  void take() {
    last = Snapshot.of(server);
  }

  @Override
  public Map<String, Long> sessions() {
    return last.sessions();
  }

  @Override
  public SearchLoad searches() {
    return last.searches();
  }

  @Override
  public ArchiveState archived() {
    return last.archived();
  }

  @Override
  public Map<String, Integer> hanging() {
    return last.hanging();
  }
}
