package tengen.testkit;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;

/** A {@link RunningSearch} that notes what the engine does with it. Any thread. */
final class WatchedControl implements SearchControl {
  private static final long SECOND_NANOS = 1_000_000_000;

  private final long startNanos = System.nanoTime();
  private final RunningSearch search;
  private final CountDownLatch asked = new CountDownLatch(1);
  private final ConcurrentLinkedQueue<SearchProgress> reports = new ConcurrentLinkedQueue<>();
  private final AtomicLong asks = new AtomicLong();
  private final AtomicInteger lateReports = new AtomicInteger();
  private volatile boolean returned;

  private final long mostAsks;

  private WatchedControl(Limits limits, LongSupplier nanoClock, long reportEveryMs, long mostAsks) {
    search = new RunningSearch(limits, nanoClock, startNanos, reportEveryMs, reports::add);
    this.mostAsks = mostAsks;
  }

  private WatchedControl(Limits limits, LongSupplier nanoClock, long reportEveryMs) {
    this(limits, nanoClock, reportEveryMs, Long.MAX_VALUE);
  }

  static WatchedControl silent(Limits limits) {
    return new WatchedControl(limits, System::nanoTime, Long.MAX_VALUE);
  }

  /** A control that also stops a search that asks more often than this. */
  static WatchedControl asked(Limits limits, long mostAsks) {
    return new WatchedControl(limits, System::nanoTime, Long.MAX_VALUE, mostAsks);
  }

  /** Reports are due all the time. */
  static WatchedControl reporting(Limits limits) {
    return new WatchedControl(limits, System::nanoTime, 0);
  }

  /** A second passes with each look at the clock, and reports are due all the time. */
  static WatchedControl hurried(Limits limits) {
    var nanos = new AtomicLong(System.nanoTime());
    return new WatchedControl(limits, () -> nanos.addAndGet(SECOND_NANOS), 0);
  }

  static WatchedControl stopped(Limits limits) {
    var control = silent(limits);
    control.stop();
    return control;
  }

  long startNanos() {
    return startNanos;
  }

  void stop() {
    search.stop();
  }

  void change(Limits limits) {
    search.change(limits);
  }

  /** Waits until the engine has asked whether to stop: then it is at work. */
  boolean awaitAsked(Duration atMost) throws InterruptedException {
    return asked.await(atMost.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** How often the engine has asked whether to stop. */
  long asks() {
    return asks.get();
  }

  void searchReturned() {
    returned = true;
  }

  List<SearchProgress> reports() {
    return List.copyOf(reports);
  }

  int lateReports() {
    return lateReports.get();
  }

  @Override
  public boolean shouldStop(long nodes) {
    asked.countDown();
    boolean isTooOften = asks.incrementAndGet() > mostAsks;
    return search.shouldStop(nodes) || isTooOften;
  }

  @Override
  public Limits limits() {
    return search.limits();
  }

  @Override
  public long elapsedMs() {
    return search.elapsedMs();
  }

  @Override
  public boolean isReportDue() {
    return search.isReportDue();
  }

  @Override
  public void report(SearchProgress progress) {
    if (returned) {
      lateReports.incrementAndGet();
    } else {
      search.report(progress);
    }
  }
}
