package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.search.SearchProgress;

class ReportThrottleTest {
  private static final long NEVER = Long.MAX_VALUE;

  private final TestService test = new TestService();
  private final List<Long> passed = new ArrayList<>();

  @AfterEach
  void close() {
    test.close();
  }

  private ReportThrottle reports(long everyMs) {
    return new ReportThrottle(
        test.time::nanos, test.time, everyMs, report -> passed.add(report.nodes()));
  }

  private static void report(ReportThrottle reports, long from, long to) {
    for (long nodes = from; nodes <= to; nodes++) {
      reports.accept(new SearchProgress(nodes, List.of()));
    }
  }

  @Test
  void theNewestReportOfEachIntervalIsForwarded() {
    ReportThrottle reports = reports(100);
    report(reports, 1, 5);
    assertThat(passed).containsExactly(1L);
    test.time.advance(99);
    report(reports, 6, 9);
    test.time.advance(2);

    assertThat(passed).containsExactly(1L, 9L);
  }

  @Test
  void reportsAfterAPauseAreForwardedImmediately() {
    ReportThrottle reports = reports(100);
    report(reports, 1, 1);
    test.time.advance(1000);
    report(reports, 2, 3);

    assertThat(passed).containsExactly(1L, 2L);
  }

  @Test
  void reportsAreDroppedIfNoneAreWanted() {
    report(reports(NEVER), 1, 3);
    test.time.advance(1000);

    assertThat(passed).isEmpty();
  }

  @Test
  void noIntervalIsShorterThanTenMilliseconds() {
    ReportThrottle reports = reports(0);
    report(reports, 1, 3);
    test.time.advance(9);
    assertThat(passed).containsExactly(1L);
    test.time.advance(2);

    assertThat(passed).containsExactly(1L, 3L);
  }
}
