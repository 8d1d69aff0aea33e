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
 * What a move takes beside its search, where this process's threads get a part of a core only: that
 * part is measured while engines get ready and search, and the next move's overhead grows by it.
 * The first moves of a process, whose code is not compiled yet, take most. Any thread may call.
 */
public final class BusyCores {
  /**
   * What the first move takes before and behind its search, in time of a core; each further one
   * half of the one before. Measured: 45 ms in a new process, 13 after its rehearsal.
   */
  private static final double FIRST_MS = 25;

  /** What any move takes. A guess. */
  private static final double LEAST_MS = 3;

  /** So many moves take more than that. */
  private static final int FIRST_MOVES = 4;

  /** A shorter time tells little. */
  private static final long LEAST_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  /** Between two looks: one takes some 20 µs. */
  private static final long LOOK_EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  private final Supplier<Optional<CoreTime>> threadTime;
  private final Set<String> rehearsed = ConcurrentHashMap.newKeySet();
  private final AtomicInteger moves = new AtomicInteger();
  private final AtomicLong nextLookNanos = new AtomicLong(Long.MIN_VALUE);
  private volatile double share = 1;

  /** {@code threadTime} is asked for the calling thread's. */
  public BusyCores(Supplier<Optional<CoreTime>> threadTime) {
    this.threadTime = threadTime;
  }

  /** True once for each protocol: nobody has played over it yet. */
  boolean isFirst(String protocol) {
    return rehearsed.add(protocol);
  }

  /** Returns the profile for the move that is asked for now. */
  public TimeProfile next(TimeProfile told) {
    int before = moves.getAndUpdate(count -> Math.min(count + 1, FIRST_MOVES));
    double alone = before == FIRST_MOVES ? LEAST_MS : FIRST_MS / (1 << before);
    long moreMs = (long) (alone / share - alone);
    return new TimeProfile(
        told.turnMs(), told.overheadMs() + moreMs, told.reserveMs(), told.analysisMs());
  }

  /** The calling thread's time so far; empty where that was looked at a moment ago. */
  Optional<CoreTime> look(long nowNanos) {
    long dueNanos = nextLookNanos.get();
    return nowNanos >= dueNanos
            && nextLookNanos.compareAndSet(dueNanos, nowNanos + LOOK_EVERY_NANOS)
        ? threadTime.get()
        : Optional.empty();
  }

  /** Measures the calling thread's part of a core since {@code before}. */
  public void take(CoreTime before) {
    threadTime.get().ifPresent(now -> measure(now.since(before)));
  }

  void measure(CoreTime taken) {
    if (taken.nanos() >= LEAST_NANOS) {
      share = taken.share();
    }
  }
}
