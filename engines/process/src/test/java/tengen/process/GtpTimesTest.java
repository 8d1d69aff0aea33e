package tengen.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tengen.game.Side;
import tengen.search.Clock;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/** Tests with an overhead of 50 ms. */
class GtpTimesTest {
  private static final Limits NO_LIMITS = Limits.NONE;
  private static final Set<String> KGS = Set.of("kgs-time_settings");

  private final GtpTimes times = new GtpTimes(50);

  private List<String> commands(Limits limits, Set<String> known) {
    var control = new RunningSearch(limits, () -> 0, 0, Long.MAX_VALUE, _ -> {});
    return times.commands(control, Side.WHITE, known);
  }

  @Test
  void noTimeLimitIsSentOnce() {
    assertThat(commands(NO_LIMITS, Set.of())).containsExactly("time_settings 0 1 0");
    assertThat(commands(NO_LIMITS, Set.of())).isEmpty();
  }

  @Test
  void aTimeForOneMoveIsAnOvertimeOfOneMove() {
    assertThat(commands(NO_LIMITS.withTime(5000, 5000), Set.of()))
        .containsExactly("time_settings 0 4 1", "time_left w 4 1");
    assertThat(commands(NO_LIMITS.withTime(300, 300), Set.of()))
        .containsExactly("time_settings 0 1 1", "time_left w 0.25 1");
  }

  @Test
  void aClockIsPassedOnLessTheOverhead() {
    Limits limits = NO_LIMITS.withTime(6000, 24_000);

    assertThat(commands(limits.withClock(Clock.UNLIMITED.withLeftMs(180_000)), Set.of()))
        .containsExactly("time_settings 180 0 0", "time_left w 179 0");
    assertThat(commands(limits.withClock(Clock.UNLIMITED.withLeftMs(170_000)), Set.of()))
        .containsExactly("time_left w 169 0");
  }

  @Test
  void theLastPartialSecondOfAnOvertimeIsSent() {
    Clock clock = Clock.UNLIMITED.withLeftMs(0).withPeriods(900, 1, Clock.NONE);

    assertThat(commands(NO_LIMITS.withClock(clock), Set.of()))
        .containsExactly("time_settings 0 1 1", "time_left w 0.85 1");
  }

  @Test
  void canadianOvertimeIsPassedOn() {
    Clock clock = Clock.UNLIMITED.withLeftMs(0).withPeriods(30_000, 5, Clock.NONE);

    assertThat(commands(NO_LIMITS.withClock(clock), Set.of()))
        .containsExactly("time_settings 0 30 5", "time_left w 29 5");
    assertThat(commands(NO_LIMITS.withClock(clock.withPeriods(20_000, 4, Clock.NONE)), Set.of()))
        .containsExactly("time_left w 19 4");
  }

  @Test
  void byoYomiIsPassedOnToThoseThatKnowIt() {
    Clock clock = Clock.UNLIMITED.withLeftMs(60_000).withPeriods(10_000, Clock.NONE, 3);

    assertThat(commands(NO_LIMITS.withClock(clock), KGS))
        .containsExactly("kgs-time_settings byoyomi 60 10 3", "time_left w 59 0");
    times.newGame();
    assertThat(commands(NO_LIMITS.withClock(clock), Set.of()))
        .containsExactly("time_settings 60 10 1", "time_left w 59 0");
  }
}
