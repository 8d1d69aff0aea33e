package tengen.archive;

import java.sql.SQLException;
import tengen.store.archive.SteadyTime;

/**
 * The clock of an archive, on which all servers of a PostgreSQL database agree whatever their own
 * clocks show. It is read once per connection, and then follows {@link SteadyTime}.
 *
 * @param aheadMs milliseconds by which it is ahead of this process's {@link SteadyTime}
 */
record ArchiveClock(long aheadMs) {
  /** The clock of a SQLite file, whose servers share one machine. */
  static final ArchiveClock OF_PROCESS = new ArchiveClock(0);

  /** Difference that counts as none, since reading the clock takes time. */
  private static final long TOLERANCE_MS = 1000;

  private static final String NOW =
      "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS now_ms";

  /** Reads the clock of a PostgreSQL server. */
  static ArchiveClock ofServer(Link link) throws SQLException {
    long beforeMs = SteadyTime.OF_PROCESS.millis();
    long serverMs = link.statement(NOW).rows(row -> row.whole("now_ms")).getFirst();
    long afterMs = SteadyTime.OF_PROCESS.millis();
    boolean agree = beforeMs - TOLERANCE_MS <= serverMs && serverMs <= afterMs + TOLERANCE_MS;
    return agree ? OF_PROCESS : new ArchiveClock(serverMs - afterMs);
  }

  /** Returns the current time in milliseconds since 1970. */
  long nowMs() {
    return ofArchive(SteadyTime.OF_PROCESS.millis());
  }

  /** Converts a time of this process to the archive's. */
  long ofArchive(long processMs) {
    return processMs + aheadMs;
  }

  /** Converts a time of the archive to this process's. */
  long ofProcess(long archiveMs) {
    return archiveMs - aheadMs;
  }
}
