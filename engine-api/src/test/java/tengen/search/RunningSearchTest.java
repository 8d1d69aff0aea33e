package tengen.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class RunningSearchTest {
  private static final long MS = 1_000_000;

  /** A clock that the test sets. Like the system's, it may begin below 0. */
  private final AtomicLong nanos = new AtomicLong(-40 * MS);

  private final List<SearchProgress> reports = new ArrayList<>();

  private RunningSearch search(Limits limits, long reportEveryMs) {
    return new RunningSearch(limits, nanos::get, nanos.get(), reportEveryMs, reports::add);
  }

  private RunningSearch search(Limits limits) {
    return search(limits, Long.MAX_VALUE);
  }

  private void pass(long ms) {
    nanos.addAndGet(ms * MS);
  }

  @Test
  void withoutLimitsOnlyAStopEndsIt() {
    var search = search(Limits.NONE);
    pass(1_000_000_000);
    assertThat(search.shouldStop(Long.MAX_VALUE - 1)).isFalse();
    search.stop();
    assertThat(search.shouldStop(0)).isTrue();
  }

  @Test
  void aSearchEndsOnAnInterruptedThread() {
    var search = search(Limits.NONE);
    Thread.currentThread().interrupt();
    assertThat(search.shouldStop(0)).isTrue();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(search.shouldStop(0)).isFalse();
  }

  @Test
  void aSearchEndsAtItsMaximumTime() {
    var search = search(Limits.NONE.withTime(50, 100));
    pass(99);
    assertThat(search.shouldStop(0)).isFalse();
    pass(1);
    assertThat(search.shouldStop(0)).isTrue();
  }

  @Test
  void thePlannedTimeEndsNoSearch() {
    var search = search(Limits.NONE.withTime(50, 100));
    pass(70);
    assertThat(search.shouldStop(0)).isFalse();
    assertThat(search.elapsedMs()).isEqualTo(70);
  }

  @Test
  void aSearchEndsAtItsNodeLimit() {
    var search = search(Limits.NONE.withMaxNodes(1000));
    assertThat(search.shouldStop(999)).isFalse();
    assertThat(search.shouldStop(1000)).isTrue();
  }

  @Test
  void timeCountsFromTheArrivalOfTheCommand() {
    long arrived = nanos.get();
    pass(30);
    var search =
        new RunningSearch(
            Limits.NONE.withTime(20, 30), nanos::get, arrived, Long.MAX_VALUE, _ -> {});
    assertThat(search.elapsedMs()).isEqualTo(30);
    assertThat(search.shouldStop(0)).isTrue();
  }

  @Test
  void raisedLimitsLetItGoOn() {
    var search = search(Limits.NONE.withTime(10, 10));
    pass(10);
    assertThat(search.shouldStop(0)).isTrue();
    search.change(Limits.NONE.withTime(20, 20));
    assertThat(search.shouldStop(0)).isFalse();
    assertThat(search.limits().maximumMs()).isEqualTo(20);
  }

  @Test
  void noChangeTakesAStopBack() {
    var search = search(Limits.NONE);
    search.stop();
    search.change(Limits.NONE);
    assertThat(search.shouldStop(0)).isTrue();
  }

  @Test
  void aReportIsDueOnceInEachInterval() {
    var search = search(Limits.NONE, 100);
    pass(99);
    assertThat(search.isReportDue()).isFalse();
    pass(1);
    assertThat(search.isReportDue()).isTrue();
    search.report(new SearchProgress(5, List.of()));
    assertThat(search.isReportDue()).isFalse();
    pass(100);
    assertThat(search.isReportDue()).isTrue();
  }

  @Test
  void reportsReachTheListenerInOrder() {
    var search = search(Limits.NONE, 0);
    search.report(new SearchProgress(1, List.of()));
    search.report(new SearchProgress(2, List.of()));
    assertThat(reports).extracting(SearchProgress::nodes).containsExactly(1L, 2L);
  }

  @Test
  void noReportIsDueWithoutAnInterval() {
    var search = search(Limits.NONE, Long.MAX_VALUE);
    pass(1_000_000_000);
    assertThat(search.isReportDue()).isFalse();
  }

  @Test
  void aVeryLongIntervalDoesNotOverflow() {
    var search = search(Limits.NONE, Long.MAX_VALUE / 1000);
    pass(1_000_000_000);
    assertThat(search.isReportDue()).isFalse();
  }

  @Test
  void aSearchOnTheSystemClockRuns() {
    assertThat(RunningSearch.start(Limits.NONE).shouldStop(0)).isFalse();
    assertThat(RunningSearch.start(Limits.NONE.withTime(0, 0)).shouldStop(0)).isTrue();
  }
}
