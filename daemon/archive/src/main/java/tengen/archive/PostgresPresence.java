package tengen.archive;

import java.security.SecureRandom;
import java.sql.SQLException;

/**
 * Presence by advisory locks of PostgreSQL. A server's lock is released when its connections end:
 * with its process, or when PostgreSQL considers its machine lost.
 */
final class PostgresPresence implements Presence {
  private static final String LOCK = "SELECT pg_advisory_lock_shared(CAST(? AS BIGINT)) AS got";

  /**
   * Finds a lock, whose number is stored in two halves. Servers of a SQLite archive have no numeric
   * names.
   */
  private static final String FIND_SERVER =
      "SELECT 1 AS found FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 AND granted"
          + " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
          + " AND CAST(CAST(classid AS BIGINT) << 32 | CAST(objid AS BIGINT) AS TEXT) = ?";

  private final long number = new SecureRandom().nextLong();

  @Override
  public String server() {
    return Long.toString(number);
  }

  @Override
  public void show(Link link) throws SQLException {
    var _ = link.statement(LOCK).whole(number).rows(_ -> true);
  }

  @Override
  public boolean isRunning(Link link, String server) throws SQLException {
    return !link.statement(FIND_SERVER).text(server).rows(_ -> true).isEmpty();
  }
}
