package tengen.process;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.NANOSECONDS;

/** An instant to wait for. */
record Deadline(long nanos) {

  static Deadline in(long ms) {
    return new Deadline(System.nanoTime() + MILLISECONDS.toNanos(ms));
  }

  /** 0 once it has passed. */
  long leftMs() {
    return Math.max(0, NANOSECONDS.toMillis(nanos - System.nanoTime()));
  }
}
