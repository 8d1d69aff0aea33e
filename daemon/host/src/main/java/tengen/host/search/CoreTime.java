package tengen.host.search;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The time that a thread has run on a core, and has waited for one while runnable, in nanoseconds.
 * From Linux's {@code schedstat}.
 */
public record CoreTime(long ranNanos, long waitedNanos) {
  private static final Path SCHEDSTAT = Path.of("/proc/thread-self/schedstat");

  /** Returns the calling thread's times; empty on systems that do not provide them. */
  public static Optional<CoreTime> ofThisThread() {
    try {
      String[] figures = Files.readString(SCHEDSTAT).split(" ", -1);
      return Optional.of(new CoreTime(Long.parseLong(figures[0]), Long.parseLong(figures[1])));
    } catch (IOException | NumberFormatException | ArrayIndexOutOfBoundsException _) {
      return Optional.empty();
    }
  }

  CoreTime since(CoreTime before) {
    return new CoreTime(ranNanos - before.ranNanos, waitedNanos - before.waitedNanos);
  }

  long nanos() {
    return ranNanos + waitedNanos;
  }

  /** Returns the fraction of a core that the thread had, from 0 to 1. */
  double share() {
    return (double) ranNanos / nanos();
  }
}
