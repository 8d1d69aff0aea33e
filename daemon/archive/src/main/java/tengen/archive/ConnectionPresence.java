package tengen.archive;

import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Presence of servers judged by their connections, which may break and be restored. A server is
 * gone if every check failed for longer than restoring takes. The history belongs to one
 * connection, used by one thread, and is discarded with it.
 */
final class ConnectionPresence implements Presence {
  private static final long ABSENCE_NANOS = BackOff.MAX_NANOS + TimeUnit.SECONDS.toNanos(1);

  private final Presence seen;
  private final Map<String, Long> missedSince = new HashMap<>();
  private Optional<Link> over = Optional.empty();

  ConnectionPresence(Presence seen) {
    this.seen = seen;
  }

  @Override
  public String server() {
    return seen.server();
  }

  @Override
  public void show(Link link) throws SQLException {
    seen.show(link);
  }

  @Override
  public boolean isRunning(Link link, String server) throws SQLException {
    boolean isRunning = seen.isRunning(link, server);
    if (isRunning) {
      missedSince.remove(server);
    }
    return isRunning;
  }

  @Override
  public boolean hasEnded(Link link, String server) throws SQLException {
    if (!over.equals(Optional.of(link))) {
      over = Optional.of(link);
      missedSince.clear();
    }
    if (isRunning(link, server)) {
      return false;
    }
    long nowNanos = System.nanoTime();
    return nowNanos - missedSince.computeIfAbsent(server, _ -> nowNanos) > ABSENCE_NANOS;
  }
}
