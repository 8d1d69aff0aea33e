package tengen.archive;

import java.security.SecureRandom;
import java.sql.SQLException;

/**
 * Each server has an advisory lock of PostgreSQL, which is free as soon as its connections are
 * gone: with its process, or when PostgreSQL gives its machine up.
 */
final class PostgresPresence implements Presence {
  private static final String LOCK = "SELECT pg_advisory_lock_shared(CAST(? AS BIGINT)) AS got";

  /** A lock's number stands there in two halves; a server of SQLite's has no number for a name. */
  private static final String FIND =
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
  public boolean isThere(Link link, String server) throws SQLException {
    return !link.statement(FIND).text(server).rows(_ -> true).isEmpty();
  }
}
