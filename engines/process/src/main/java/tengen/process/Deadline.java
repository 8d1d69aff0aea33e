package tengen.process;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.NANOSECONDS;

/** A point in time to wait for. */
record Deadline(long nanos) {

  static Deadline in(long ms) {
    return new Deadline(System.nanoTime() + MILLISECONDS.toNanos(ms));
  }

  /** Returns the milliseconds left; 0 once the deadline has passed. */
  long leftMs() {
    return Math.max(0, NANOSECONDS.toMillis(nanos - System.nanoTime()));
  }
}
