package tengen.store.archive;

import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * How an archive fares.
 *
 * @param wanted whether there is to be one
 * @param works whether what it was told last is on disk, or will be in a moment
 * @param waiting changes that wait to be written
 * @param oldestNanos how long the oldest of these has waited
 * @param written changes so far
 * @param turnedAway changes that found no room, so far
 * @param commits so far
 * @param commitNanos that all commits took together
 * @param storage how much it takes of what it may
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
  /** Of none. */
  public static final ArchiveState NONE = new ArchiveState(false, true);

  /** A server whose changes wait for longer does not keep up. */
  private static final long MAX_WAIT_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** The state of an archive that has written nothing. */
  public ArchiveState(boolean wanted, boolean works) {
    this(wanted, works, 0, 0, 0, 0, 0, 0, Storage.NONE);
  }

  /** Why a server with this archive is not ready; empty: it is. */
  public Optional<String> problem() {
    if (!wanted || (works && oldestNanos <= MAX_WAIT_NANOS)) {
      return Optional.empty();
    }
    return Optional.of(works ? "archive does not keep up" : "archive does not write");
  }

  /** Whether what is to be kept is kept. */
  public boolean isWritable() {
    return !wanted || (works && !storage.isFull());
  }

  /**
   * How much an archive takes.
   *
   * @param usedBytes of the database, without space that is used again
   * @param maxBytes that it may take
   * @param isFull whether changes find no room
   */
  public record Storage(long usedBytes, long maxBytes, boolean isFull) {
    /** The storage of an archive whose size is unknown. */
    static final Storage NONE = new Storage(0, 0, false);
  }
}
