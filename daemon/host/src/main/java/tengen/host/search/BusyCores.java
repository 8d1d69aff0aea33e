package tengen.host.search;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import tengen.config.TimeProfile;

/**
 * Increases the time overhead of moves on busy machines. Measures the fraction of a core that this
 * process's threads get while engines load and search. The first moves of a process need the most
 * time, because code is not compiled yet. Thread-safe.
 */
public final class BusyCores {
  /**
   * Core time of the first move outside its search, in milliseconds; each further move needs half.
   * Measured: 45 ms in a new process, 13 ms after the warm-up.
   */
  private static final double FIRST_MS = 25;

  /** Core time of any move outside its search, in milliseconds. An estimate. */
  private static final double MIN_MS = 3;

  /** Number of moves at the start of a process that need more than {@link #MIN_MS}. */
  private static final int SLOW_FIRST_MOVES = 4;

  /** Minimum time for a measurement, in nanoseconds. */
  private static final long MIN_MEASURED_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  /** Interval of measurements, each of which takes about 20 µs. */
  private static final long MEASURE_INTERVAL_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  private final Supplier<Optional<CoreTime>> threadTime;
  private final Set<String> rehearsed = ConcurrentHashMap.newKeySet();
  private final AtomicInteger moves = new AtomicInteger();
  private final AtomicLong nextLookNanos = new AtomicLong(Long.MIN_VALUE);
  private volatile double share = 1;

  /**
   * Creates an instance.
   *
   * @param threadTime returns the calling thread's time
   */
  public BusyCores(Supplier<Optional<CoreTime>> threadTime) {
    this.threadTime = threadTime;
  }

  /** Returns true once per protocol: for the first session of this process. */
  boolean isFirst(String protocol) {
    return rehearsed.add(protocol);
  }

  /** Returns the time profile for a move requested now. */
  public TimeProfile next(TimeProfile given) {
    int before = moves.getAndUpdate(count -> Math.min(count + 1, SLOW_FIRST_MOVES));
    double alone = before == SLOW_FIRST_MOVES ? MIN_MS : FIRST_MS / (1 << before);
    long moreMs = (long) (alone / share - alone);
    return new TimeProfile(
        given.turnMs(), given.overheadMs() + moreMs, given.reserveMs(), given.analysisMs());
  }

  /** Returns the calling thread's time so far; empty if it was measured within the interval. */
  Optional<CoreTime> sample(long nowNanos) {
    long dueNanos = nextLookNanos.get();
    return nowNanos >= dueNanos
            && nextLookNanos.compareAndSet(dueNanos, nowNanos + MEASURE_INTERVAL_NANOS)
        ? threadTime.get()
        : Optional.empty();
  }

  /** Measures the calling thread's fraction of a core since an earlier time. */
  public void take(CoreTime before) {
    threadTime.get().ifPresent(now -> measure(now.since(before)));
  }

  void measure(CoreTime taken) {
    if (taken.nanos() >= MIN_MEASURED_NANOS) {
      share = taken.share();
    }
  }
}
