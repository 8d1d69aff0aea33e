package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.config.TimeProfile;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.RecordingListener;
import tengen.host.watch.SearchCap;
import tengen.search.Clock;
import tengen.search.Limits;
import tengen.search.SearchResult;

/** The limits of a session's searches, whatever the client requests. */
class SearchCapTest {
  private static final TimeProfile PROFILE = new TimeProfile(5000, 0, 0);

  private final TestService test = new TestService();
  private final HabitPlugin patient = new HabitPlugin("patient", Habit.UNTIL_STOPPED, false);
  private final RecordingListener received = new RecordingListener();

  @AfterEach
  void close() {
    test.close();
  }

  @Test
  void aLongTurnEndsAtTheCap() throws Exception {
    search(
        Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(TestService.HOUR_MS)), OptionalLong.of(0));
    test.time.advance(100);
    assertThat(received.next()).isInstanceOf(SearchResult.class);
  }

  @Test
  void anAnalysisEndsAtTheCap() throws Exception {
    search(Limits.UNTIL_STOPPED, OptionalLong.of(0));
    test.time.advance(100);
    assertThat(received.next()).isInstanceOf(SearchResult.class);
  }

  @Test
  void aBackgroundSearchEndsAtTheCap() throws Exception {
    search(Limits.UNTIL_STOPPED, OptionalLong.empty());
    test.time.advance(100);
    assertThat(received.next()).isInstanceOf(SearchResult.class);
  }

  @Test
  void capsLimitNodesAndTimesAndRaiseNoLimit() {
    Limits asked = Limits.NONE.withTime(30, 40).withMaxNodes(50);

    assertThat(new SearchCap(100, 10).bound(asked)).isEqualTo(asked.withMaxNodes(10));
    assertThat(new SearchCap(20, 100).bound(asked)).isEqualTo(asked.withTime(20, 20));
    assertThat(SearchCap.NONE.bound(asked)).isEqualTo(asked);
  }

  private void search(Limits limits, OptionalLong arrivedNanos) throws InterruptedException {
    OptionalLong arrived =
        arrivedNanos.isPresent() ? OptionalLong.of(test.time.nanos()) : arrivedNanos;
    test.service.submit(
        new SearchRequest(
            test.slot(patient),
            TestService.EMPTY,
            TestService.SEARCH,
            limits,
            PROFILE,
            arrived,
            Long.MAX_VALUE,
            new SearchCap(100, Long.MAX_VALUE)),
        received);
    patient.awaitSearch();
  }
}
