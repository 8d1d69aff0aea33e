package tengen.host.search;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tengen.search.SearchProgress;

/**
 * The reports of one search on their way to its listener: one in each interval, the newest. An
 * engine may report more often than that; what that costs is its own time alone. Any thread may
 * call.
 */
final class ThinnedReports implements Consumer<SearchProgress> {
  /** However short an interval a client wants: a hundred lines a second are more than it sees. */
  private static final long SHORTEST_MS = 10;

  private final LongSupplier nanoClock;
  private final Alarms alarms;
  private final long everyMs;
  private final Consumer<SearchProgress> listener;
  private final AtomicReference<@Nullable SearchProgress> newest = new AtomicReference<>();
  private volatile long dueNanos;

  /**
   * None yet; the first is passed on at once.
   *
   * @param everyMs between two reports; {@link Long#MAX_VALUE}: none is passed on
   */
  ThinnedReports(
      LongSupplier nanoClock, Alarms alarms, long everyMs, Consumer<SearchProgress> listener) {
    this.nanoClock = nanoClock;
    this.alarms = alarms;
    this.everyMs = Math.max(SHORTEST_MS, everyMs);
    this.listener = listener;
    this.dueNanos = nanoClock.getAsLong();
  }

  @Override
  public void accept(SearchProgress report) {
    if (everyMs == Long.MAX_VALUE || newest.getAndSet(report) != null) {
      return;
    }
    long restNanos = dueNanos - nanoClock.getAsLong();
    if (restNanos <= 0) {
      pass();
    } else {
      var _ = alarms.set(this::pass, TimeUnit.NANOSECONDS.toMillis(restNanos) + 1);
    }
  }

  private void pass() {
    dueNanos = nanoClock.getAsLong() + TimeUnit.MILLISECONDS.toNanos(everyMs);
    SearchProgress report = newest.getAndSet(null);
    if (report != null) {
      listener.accept(report);
    }
  }
}
