package tengen.archive;

import java.util.concurrent.TimeUnit;

/** How long to wait before the next attempt: twice as long each time, within bounds. */
final class BackOff {
  private static final long SHORTEST = TimeUnit.MILLISECONDS.toNanos(250);

  /** Nanoseconds. */
  static final long LONGEST = TimeUnit.SECONDS.toNanos(5);

  private long next = SHORTEST;

  BackOff() {}

  /** Nanoseconds until the next attempt. */
  long next() {
    long now = next;
    next = Math.min(LONGEST, 2 * now);
    return now;
  }

  /** An attempt has gone well. */
  void reset() {
    next = SHORTEST;
  }
}
