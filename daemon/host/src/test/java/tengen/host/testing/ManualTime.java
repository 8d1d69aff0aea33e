package tengen.host.testing;

import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLong;
import tengen.host.search.Alarms;

/** A clock that a test advances, with alarms that fire on the test's thread. */
public final class ManualTime implements Alarms {
  private static final long NANOS_PER_MS = 1_000_000;

  /** Later than any test's time. */
  private static final long FAR_MS = 1L << 40;

  /** An alarm, and the future that cancels it. */
  private record Alarm(long atNanos, Runnable action, FutureTask<?> cancellable) {}

  private final AtomicLong nanos = new AtomicLong();
  private final PriorityQueue<Alarm> alarms =
      new PriorityQueue<>(Comparator.comparingLong(Alarm::atNanos));

  /** Creates a clock at 0. */
  public ManualTime() {}

  /** Returns the time. */
  public long nanos() {
    return nanos.get();
  }

  /** Advances the clock from alarm to alarm. */
  public void advance(long ms) {
    long endNanos = nanos() + ms * NANOS_PER_MS;
    for (var due = next(endNanos); due.isPresent(); due = next(endNanos)) {
      nanos.set(due.get().atNanos());
      due.get().cancellable().run();
    }
    nanos.set(endNanos);
  }

  private synchronized Optional<Alarm> next(long endNanos) {
    return Optional.ofNullable(alarms.peek())
        .filter(alarm -> alarm.atNanos() <= endNanos)
        .map(_ -> alarms.remove());
  }

  /** Returns the next alarm as one that has started and cannot be cancelled. */
  public synchronized Runnable begin() {
    return alarms.remove().action();
  }

  @Override
  public synchronized Future<?> set(Runnable action, long delayMs) {
    var task = new FutureTask<>(action, true);
    long atNanos = nanos() + Math.min(delayMs, FAR_MS) * NANOS_PER_MS;
    alarms.add(new Alarm(atNanos, action, task));
    return task;
  }

  @Override
  public synchronized void close() {
    alarms.clear();
  }
}
