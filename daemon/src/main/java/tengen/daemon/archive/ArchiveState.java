package tengen.daemon.archive;

/**
 * How an archive fares.
 *
 * @param wanted whether there is to be one
 * @param works whether what it was told last is on disk, or will be in a moment
 * @param waiting changes that wait to be written
 * @param written changes so far
 * @param turnedAway changes that found no room, so far
 * @param commits so far
 * @param commitNanos that all commits took together
 */
public record ArchiveState(
    boolean wanted,
    boolean works,
    int waiting,
    long written,
    long turnedAway,
    long commits,
    long commitNanos) {
  /** Of none. */
  public static final ArchiveState NONE = new ArchiveState(false, true, 0, 0, 0, 0, 0);

  /** Whether a server with this archive keeps what it should. */
  public boolean isReady() {
    return !wanted || works;
  }
}
