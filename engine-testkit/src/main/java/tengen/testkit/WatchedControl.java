package tengen.testkit;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;

/** A {@link RunningSearch} that notes what the engine does with it. Any thread. */
final class WatchedControl implements SearchControl {
  private final long startNanos = System.nanoTime();
  private final RunningSearch search;
  private final CountDownLatch asked = new CountDownLatch(1);
  private final ConcurrentLinkedQueue<SearchProgress> reports = new ConcurrentLinkedQueue<>();
  private final AtomicInteger lateReports = new AtomicInteger();
  private volatile boolean returned;

  private WatchedControl(Limits limits, long reportEveryMs) {
    search = new RunningSearch(limits, System::nanoTime, startNanos, reportEveryMs, reports::add);
  }

  static WatchedControl silent(Limits limits) {
    return new WatchedControl(limits, Long.MAX_VALUE);
  }

  /** Reports are due all the time. */
  static WatchedControl reporting(Limits limits) {
    return new WatchedControl(limits, 0);
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
    return search.shouldStop(nodes);
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
  public boolean reportDue() {
    return search.reportDue();
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
