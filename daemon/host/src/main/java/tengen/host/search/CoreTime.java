package tengen.host.search;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * How long a thread has had a core, and how long it has waited for one although it could run; from
 * Linux's {@code schedstat}.
 */
public record CoreTime(long ranNanos, long waitedNanos) {
  private static final Path SCHEDSTAT = Path.of("/proc/thread-self/schedstat");

  /** That of the calling thread; empty where the system does not tell. */
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

  /** The part of a core that it had, 0 to 1. */
  double share() {
    return (double) ranNanos / nanos();
  }
}
