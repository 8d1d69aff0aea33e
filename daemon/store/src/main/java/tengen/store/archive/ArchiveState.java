package tengen.store.archive;

import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The state of an archive.
 *
 * @param wanted whether an archive is configured
 * @param works whether changes are being written
 * @param waiting number of queued changes
 * @param oldestNanos age of the oldest queued change
 * @param written number of changes written so far
 * @param turnedAway number of changes rejected so far because the queue was full
 * @param commits number of commits so far
 * @param commitNanos total duration of the commits
 * @param storage used and available space
 */
public record ArchiveState(
    boolean wanted,
    boolean works,
    int waiting,
    long oldestNanos,
    long written,
    long turnedAway,
    long commits,
    long commitNanos,
    Storage storage) {
  /** The state without an archive. */
  public static final ArchiveState NONE = new ArchiveState(false, true);

  /** An archive whose changes wait longer than this is overloaded, in nanoseconds. */
  private static final long MAX_WAIT_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** Creates the state of an archive that has written nothing. */
  public ArchiveState(boolean wanted, boolean works) {
    this(wanted, works, 0, 0, 0, 0, 0, 0, Storage.NONE);
  }

  /** Returns why a server with this archive is not ready; empty if it is. */
  public Optional<String> problem() {
    if (!wanted || (works && oldestNanos <= MAX_WAIT_NANOS)) {
      return Optional.empty();
    }
    return Optional.of(works ? "archive does not keep up" : "archive does not write");
  }

  /** Returns whether changes are stored, or no archive is configured. */
  public boolean isWritable() {
    return !wanted || (works && !storage.isFull());
  }

  /**
   * The space that an archive uses.
   *
   * @param usedBytes size of the database without reusable space
   * @param maxBytes limit of that size
   * @param isFull whether new data is rejected
   */
  public record Storage(long usedBytes, long maxBytes, boolean isFull) {
    /** The storage of an archive whose size is unknown. */
    static final Storage NONE = new Storage(0, 0, false);
  }
}
