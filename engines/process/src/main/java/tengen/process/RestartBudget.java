package tengen.process;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;

/** The restart limit of a program: a maximum number within a sliding window. */
final class RestartBudget {
  static final Duration WINDOW = Duration.ofMinutes(10);

  private final long maxRestarts;
  private final LongSupplier nanoClock;
  private final Deque<Long> takenNanos = new ArrayDeque<>();

  RestartBudget(long maxRestarts, LongSupplier nanoClock) {
    this.maxRestarts = maxRestarts;
    this.nanoClock = nanoClock;
  }

  /** Takes a restart; returns false if all are used up. */
  boolean take() {
    long now = nanoClock.getAsLong();
    while (!takenNanos.isEmpty() && now - takenNanos.getFirst() > WINDOW.toNanos()) {
      takenNanos.removeFirst();
    }
    if (takenNanos.size() >= maxRestarts) {
      return false;
    }
    takenNanos.addLast(now);
    return true;
  }
}
