package tengen.process;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;

/** How often a program may be started again: so many times within a window that moves along. */
final class RestartBudget {
  static final Duration WINDOW = Duration.ofMinutes(10);

  private final long most;
  private final LongSupplier nanoClock;
  private final Deque<Long> takenNanos = new ArrayDeque<>();

  RestartBudget(long most, LongSupplier nanoClock) {
    this.most = most;
    this.nanoClock = nanoClock;
  }

  /** Takes one restart; false: all are used up. */
  boolean take() {
    long now = nanoClock.getAsLong();
    while (!takenNanos.isEmpty() && now - takenNanos.getFirst() > WINDOW.toNanos()) {
      takenNanos.removeFirst();
    }
    if (takenNanos.size() >= most) {
      return false;
    }
    takenNanos.addLast(now);
    return true;
  }
}
