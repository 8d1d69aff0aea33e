package tengen.archive;

import java.lang.System.Logger.Level;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import tengen.host.log.LogDetails;
import tengen.store.archive.ArchiveState;

/**
 * Keeps an archive within its maximum size. Deletes old data before the archive is full, and tells
 * the backlog how much room is left. Confined to the archive's thread, except for {@link #state}.
 */
final class StorageLimit {
  /** Free space at which deletion starts; it holds a full backlog. */
  private static final long MAX_RESERVE = Backlog.MAX_BYTES;

  private static final int RESERVE_SHARE = 4;

  /** Maximum number of deletions per check, since writes wait meanwhile. */
  private static final int MAX_STEPS = 8;

  private static final long CHECK_BYTES = 1 << 20;

  /**
   * Interval between checks, which also detect a lost connection that marks this server as present.
   */
  private static final long CHECK_INTERVAL_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** Interval between checks while tasks are rejected. */
  private static final long SHORT_CHECK_INTERVAL_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

  private final long maxBytes;
  private final long reserve;
  private final Backlog backlog;
  private final Eviction eviction;
  private final System.Logger log;
  private final String name;

  private long writtenBytes;
  private long checkedNanos = System.nanoTime() - CHECK_INTERVAL_NANOS;
  private boolean isDeletionLogged;
  private volatile long usedBytes;
  private volatile boolean isFull;

  /**
   * Creates a limit for an archive whose size is not measured yet.
   *
   * @param name of the database, for the log
   */
  StorageLimit(long maxBytes, Backlog backlog, String name, System.Logger log) {
    this.maxBytes = maxBytes;
    this.reserve = Math.min(maxBytes / RESERVE_SHARE, MAX_RESERVE);
    this.backlog = backlog;
    this.eviction = new Eviction(maxBytes);
    this.name = name;
    this.log = log;
    backlog.setRoom(maxBytes);
  }

  /** Records that about this many bytes were written. */
  void wrote(long bytes) {
    writtenBytes += bytes;
    eviction.wrote(bytes);
  }

  /** Returns the time until the next check in nanoseconds; 0 if it is due. */
  long nanosUntilDue() {
    if (writtenBytes >= CHECK_BYTES) {
      return 0;
    }
    long pause = backlog.hasRejected() ? SHORT_CHECK_INTERVAL_NANOS : CHECK_INTERVAL_NANOS;
    return Math.max(0, checkedNanos + pause - System.nanoTime());
  }

  /** Measures the size and deletes old data if little room is left. */
  void look(Link link) throws SQLException {
    long limit = maxBytes - reserve;
    long used = StorageSize.of(link, limit);
    boolean isMore = true;
    for (int step = 0; used > limit && isMore && step < MAX_STEPS; step++) {
      isMore = eviction.step(link, link.clock().nowMs());
      used = StorageSize.of(link, limit);
      logDeletion(isMore);
    }
    usedBytes = used;
    writtenBytes = used > limit && isMore ? CHECK_BYTES : 0;
    checkedNanos = System.nanoTime();
    boolean hasRejected = backlog.setRoom(Math.max(0, maxBytes - used));
    logRoom(hasRejected, used <= maxBytes - reserve / 2);
  }

  private void logDeletion(boolean isDeleted) {
    if (isDeleted && !isDeletionLogged) {
      isDeletionLogged = true;
      log.log(
          Level.INFO,
          LogDetails.line(
              "archive has reached its size; the oldest finished games and sessions are deleted",
              "archive",
              name,
              "max-mib",
              maxBytes >> 20));
    }
  }

  private void logRoom(boolean hasRejected, boolean hasRoom) {
    if (hasRejected && !isFull) {
      isFull = true;
      log.log(
          Level.WARNING,
          LogDetails.line(
              "archive is full; nothing new is stored until there is room",
              "archive",
              name,
              "max-mib",
              maxBytes >> 20));
    } else if (isFull && !hasRejected && hasRoom) {
      isFull = false;
      log.log(Level.INFO, LogDetails.line("archive has room again", "archive", name));
    }
  }

  /** Returns the size and the limit. Thread-safe. */
  ArchiveState.Storage state() {
    return new ArchiveState.Storage(usedBytes, maxBytes, isFull);
  }
}
