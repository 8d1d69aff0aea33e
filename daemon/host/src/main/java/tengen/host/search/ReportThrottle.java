package tengen.host.search;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tengen.search.SearchProgress;

/**
 * Passes the newest report of a search to its listener once per interval. Further reports of the
 * engine cost only its own time. Thread-safe.
 */
final class ReportThrottle implements Consumer<SearchProgress> {
  /**
   * Minimum interval in milliseconds; more than a hundred reports per second are useless to
   * clients.
   */
  private static final long MIN_INTERVAL_MS = 10;

  private final LongSupplier nanoClock;
  private final Alarms alarms;
  private final long everyMs;
  private final Consumer<SearchProgress> listener;
  private final AtomicReference<@Nullable SearchProgress> newest = new AtomicReference<>();
  private volatile long dueNanos;

  /**
   * Creates an instance; the first report is passed on at once.
   *
   * @param everyMs interval; {@link Long#MAX_VALUE} to pass on none
   */
  ReportThrottle(
      LongSupplier nanoClock, Alarms alarms, long everyMs, Consumer<SearchProgress> listener) {
    this.nanoClock = nanoClock;
    this.alarms = alarms;
    this.everyMs = Math.max(MIN_INTERVAL_MS, everyMs);
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
