package tengen.search;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * The host's side of a {@link SearchControl}, and its one implementation: daemon, arena, benchmarks
 * and tests all use it. Any thread may call any method.
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
   * A search that runs from now on.
   *
   * @param nanoClock {@code System::nanoTime}, or a clock set by hand
   * @param startNanos on that clock, when the command arrived
   * @param reportEveryMs between two reports; {@link Long#MAX_VALUE}: none are wanted
   * @param listener hears each report on the engine's thread; must return at once
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

  /** A search under these limits, from now on the system's clock, that nobody listens to. */
  public static RunningSearch start(Limits limits) {
    return new RunningSearch(limits, System::nanoTime, System.nanoTime(), Long.MAX_VALUE, _ -> {});
  }

  /** Asks the engine to answer now. Once asked, it cannot be taken back. */
  public void stop() {
    stopped = true;
  }

  /** Puts other limits in force at once. */
  public void change(Limits newLimits) {
    limits = newLimits;
  }

  /** How many the engine had searched when it asked last whether to stop. */
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
  public boolean reportDue() {
    return reportEveryNanos != Long.MAX_VALUE
        && nanoClock.getAsLong() - reportedNanos.get() >= reportEveryNanos;
  }

  @Override
  public void report(SearchProgress progress) {
    reportedNanos.set(nanoClock.getAsLong());
    listener.accept(progress);
  }
}
