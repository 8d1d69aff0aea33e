package tengen.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tengen.protocol.gomocup.InfoKey;
import tengen.search.Clock;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/** Tests with an overhead of 50 ms. */
class GomocupLimitsTest {
  private static final long UNLIMITED = Integer.MAX_VALUE;

  private static Map<InfoKey, Long> limits(Clock clock) {
    Limits limits = Limits.NONE.withTime(600, 3000).withClock(clock);
    return GomocupLimits.of(new RunningSearch(limits, () -> 0, 0, Long.MAX_VALUE, _ -> {}), 50);
  }

  @Test
  void theMainTimeLeftIsPassedOnLessTheOverhead() {
    assertThat(limits(Clock.UNLIMITED.withMatchMs(10_000).withLeftMs(7000)))
        .containsEntry(InfoKey.TIMEOUT_TURN, 2950L)
        .containsEntry(InfoKey.TIMEOUT_MATCH, 10_000L)
        .containsEntry(InfoKey.TIME_LEFT, 6950L);
  }

  @Test
  void aSpentMainTimeIsOneMillisecond() {
    assertThat(limits(Clock.UNLIMITED.withLeftMs(0))).containsEntry(InfoKey.TIME_LEFT, 1L);
  }

  @Test
  void inOvertimeTheTurnIsTheShareOfThePeriod() {
    Clock overtime = Clock.UNLIMITED.withLeftMs(0).withPeriods(3000, 5, Clock.NONE);

    assertThat(limits(overtime))
        .containsEntry(InfoKey.TIMEOUT_TURN, 550L)
        .containsEntry(InfoKey.TIMEOUT_MATCH, 0L)
        .containsEntry(InfoKey.TIME_LEFT, UNLIMITED);
  }
}
