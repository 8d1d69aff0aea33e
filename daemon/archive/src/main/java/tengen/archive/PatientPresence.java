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
final class PatientPresence implements Presence {
  private static final long PATIENCE_NANOS = BackOff.LONGEST + TimeUnit.SECONDS.toNanos(1);

  private final Presence seen;
  private final Map<String, Long> missedSince = new HashMap<>();
  private Optional<Link> over = Optional.empty();

  PatientPresence(Presence seen) {
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
  public boolean isThere(Link link, String server) throws SQLException {
    boolean isThere = seen.isThere(link, server);
    if (isThere) {
      missedSince.remove(server);
    }
    return isThere;
  }

  @Override
  public boolean isGone(Link link, String server) throws SQLException {
    if (!over.equals(Optional.of(link))) {
      over = Optional.of(link);
      missedSince.clear();
    }
    if (isThere(link, server)) {
      return false;
    }
    long nowNanos = System.nanoTime();
    return nowNanos - missedSince.computeIfAbsent(server, _ -> nowNanos) > PATIENCE_NANOS;
  }
}
