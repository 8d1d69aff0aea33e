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

/** A {@link RunningSearch} that records the engine's calls. Thread-safe. */
final class RecordingControl implements SearchControl {
  private static final long SECOND_NANOS = 1_000_000_000;

  private final long startNanos = System.nanoTime();
  private final RunningSearch search;
  private final CountDownLatch polled = new CountDownLatch(1);
  private final ConcurrentLinkedQueue<SearchProgress> reports = new ConcurrentLinkedQueue<>();
  private final AtomicLong polls = new AtomicLong();
  private final AtomicInteger lateReports = new AtomicInteger();
  private volatile boolean returned;

  private final long maxPolls;

  private RecordingControl(
      Limits limits, LongSupplier nanoClock, long reportEveryMs, long maxPolls) {
    search = new RunningSearch(limits, nanoClock, startNanos, reportEveryMs, reports::add);
    this.maxPolls = maxPolls;
  }

  private RecordingControl(Limits limits, LongSupplier nanoClock, long reportEveryMs) {
    this(limits, nanoClock, reportEveryMs, Long.MAX_VALUE);
  }

  static RecordingControl withoutReports(Limits limits) {
    return new RecordingControl(limits, System::nanoTime, Long.MAX_VALUE);
  }

  /** Returns a control that also stops a search that polls more often than {@code maxPolls}. */
  static RecordingControl polled(Limits limits, long maxPolls) {
    return new RecordingControl(limits, System::nanoTime, Long.MAX_VALUE, maxPolls);
  }

  /** Returns a control whose reports are always due. */
  static RecordingControl reporting(Limits limits) {
    return new RecordingControl(limits, System::nanoTime, 0);
  }

  /**
   * Returns a control whose clock advances by a second at each reading, and whose reports are
   * always due.
   */
  static RecordingControl withFastClock(Limits limits) {
    var nanos = new AtomicLong(System.nanoTime());
    return new RecordingControl(limits, () -> nanos.addAndGet(SECOND_NANOS), 0);
  }

  static RecordingControl stopped(Limits limits) {
    var control = withoutReports(limits);
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

  /** Waits until the engine has polled for a stop, which means that it is working. */
  boolean awaitPoll(Duration atMost) throws InterruptedException {
    return polled.await(atMost.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** Returns how often the engine has polled for a stop. */
  long polls() {
    return polls.get();
  }

  void markReturned() {
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
    polled.countDown();
    boolean isTooOften = polls.incrementAndGet() > maxPolls;
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
