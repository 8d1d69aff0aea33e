package tengen.search;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * The host's side of a {@link SearchControl}, used by the daemon, the arena, benchmarks and tests.
 * Any thread may call any method.
 */
public final class RunningSearch implements SearchControl {
  private static final long NANOS_PER_MS = 1_000_000;

  private final LongSupplier nanoClock;
  private final long startNanos;
  private final long reportEveryNanos;
  private final Consumer<SearchProgress> listener;
  private final AtomicLong reportedNanos;
  private final AtomicLong nodes = new AtomicLong();
  private volatile Limits limits;
  private volatile boolean stopped;

  /**
   * Creates the control of a search that begins now.
   *
   * @param nanoClock {@code System::nanoTime}, or a clock that a test sets
   * @param startNanos the clock's value when the command arrived
   * @param reportEveryMs milliseconds between two reports; {@link Long#MAX_VALUE} for none
   * @param listener receives each report on the engine's thread; must not block
   */
  public RunningSearch(
      Limits limits,
      LongSupplier nanoClock,
      long startNanos,
      long reportEveryMs,
      Consumer<SearchProgress> listener) {
    this.limits = limits;
    this.nanoClock = nanoClock;
    this.startNanos = startNanos;
    this.reportEveryNanos =
        reportEveryMs > Long.MAX_VALUE / NANOS_PER_MS
            ? Long.MAX_VALUE
            : reportEveryMs * NANOS_PER_MS;
    this.listener = listener;
    this.reportedNanos = new AtomicLong(nanoClock.getAsLong());
  }

  /** Creates the control of a search that begins now on the system clock and sends no reports. */
  public static RunningSearch start(Limits limits) {
    return new RunningSearch(limits, System::nanoTime, System.nanoTime(), Long.MAX_VALUE, _ -> {});
  }

  /** Asks the engine to answer now. A stop cannot be revoked. */
  public void stop() {
    stopped = true;
  }

  /** Replaces the limits with immediate effect. */
  public void change(Limits newLimits) {
    limits = newLimits;
  }

  /** Returns the number of nodes at the engine's last call of {@link #shouldStop}. */
  public long nodes() {
    return nodes.getOpaque();
  }

  @Override
  public boolean shouldStop(long searched) {
    nodes.setOpaque(searched);
    Limits now = limits;
    return stopped
        || searched >= now.maxNodes()
        || elapsedMs() >= now.maximumMs()
        || Thread.currentThread().isInterrupted();
  }

  @Override
  public Limits limits() {
    return limits;
  }

  @Override
  public long elapsedMs() {
    return (nanoClock.getAsLong() - startNanos) / NANOS_PER_MS;
  }

  @Override
  public boolean isReportDue() {
    return reportEveryNanos != Long.MAX_VALUE
        && nanoClock.getAsLong() - reportedNanos.get() >= reportEveryNanos;
  }

  @Override
  public void report(SearchProgress progress) {
    reportedNanos.set(nanoClock.getAsLong());
    listener.accept(progress);
  }
}
