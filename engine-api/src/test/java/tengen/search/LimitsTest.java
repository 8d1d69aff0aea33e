package tengen.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class LimitsTest {

  @Test
  void noLimitIsTheLargestNumber() {
    assertThat(Limits.NONE)
        .isEqualTo(
            new Limits(
                Long.MAX_VALUE,
                Long.MAX_VALUE,
                Long.MAX_VALUE,
                Integer.MAX_VALUE,
                Clock.UNLIMITED));
  }

  @Test
  void eachPartChangesAlone() {
    var clock = Clock.UNLIMITED.withLeftMs(90_000);
    var limits = new Limits(1, 2, 3, 4, clock);
    assertThat(limits.withTime(5, 6)).isEqualTo(new Limits(5, 6, 3, 4, clock));
    assertThat(limits.withMaxNodes(7)).isEqualTo(new Limits(1, 2, 7, 4, clock));
    assertThat(limits.withMaxDepth(8)).isEqualTo(new Limits(1, 2, 3, 8, clock));
    assertThat(limits.withClock(Clock.UNLIMITED))
        .isEqualTo(new Limits(1, 2, 3, 4, Clock.UNLIMITED));
  }

  @Test
  void aClockWithoutReportedPartsHasNoLimit() {
    assertThat(Clock.UNLIMITED.hasLimit()).isFalse();
    assertThat(Clock.UNLIMITED.withIncrementMs(1000).hasLimit()).isFalse();
  }

  @Test
  void aReportedMoveLimitIsALimit() {
    assertThat(Clock.UNLIMITED.withTurnMs(0).hasLimit()).isTrue();
    assertThat(Clock.UNLIMITED.withMatchMs(180_000).hasLimit()).isTrue();
    assertThat(Clock.UNLIMITED.withLeftMs(0).hasLimit()).isTrue();
    assertThat(Clock.UNLIMITED.withPeriods(30_000, 1, 5).hasLimit()).isTrue();
  }

  @Test
  void eachPartOfAClockChangesAlone() {
    var clock = new Clock(1, 2, 3, 4, 5, 6, 7);
    assertThat(clock.withTurnMs(9)).isEqualTo(new Clock(9, 2, 3, 4, 5, 6, 7));
    assertThat(clock.withMatchMs(9)).isEqualTo(new Clock(1, 9, 3, 4, 5, 6, 7));
    assertThat(clock.withLeftMs(9)).isEqualTo(new Clock(1, 2, 9, 4, 5, 6, 7));
    assertThat(clock.withIncrementMs(9)).isEqualTo(new Clock(1, 2, 3, 9, 5, 6, 7));
    assertThat(clock.withPeriods(7, 8, 9)).isEqualTo(new Clock(1, 2, 3, 4, 7, 8, 9));
  }
}
