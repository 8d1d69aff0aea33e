package tengen.archive;

import java.util.concurrent.TimeUnit;

/** Delay before the next attempt, doubled each time within bounds. */
final class BackOff {
  private static final long MIN_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

  /** Maximum delay in nanoseconds. */
  static final long MAX_NANOS = TimeUnit.SECONDS.toNanos(5);

  private long next = MIN_NANOS;

  BackOff() {}

  /** Returns the delay before the next attempt in nanoseconds, and doubles it. */
  long next() {
    long now = next;
    next = Math.min(MAX_NANOS, 2 * now);
    return now;
  }

  /** Resets the delay after a success. */
  void reset() {
    next = MIN_NANOS;
  }
}
