package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.config.TimeProfile;
import tengen.host.watch.TimePlan;
import tengen.search.Clock;
import tengen.search.Limits;

class BusyCoresTest {
  private static final TimeProfile CONFIGURED = new TimeProfile(5000, 75, 300);
  private static final long NANOS_PER_MS = 1_000_000;

  private final BusyCores cores = new BusyCores(Optional::empty);

  @Test
  void anUncontendedProcessUsesTheConfiguredProfile() {
    cores.measure(new CoreTime(50 * NANOS_PER_MS, 0));

    assertThat(cores.next(CONFIGURED)).isEqualTo(CONFIGURED);
  }

  @Test
  void theFirstMovesReserveMoreTimeOnContendedCores() {
    cores.measure(new CoreTime(20 * NANOS_PER_MS, 60 * NANOS_PER_MS));

    List<Long> overheads =
        LongStream.range(0, 8).map(_ -> cores.next(CONFIGURED).overheadMs()).boxed().toList();

    assertThat(overheads).containsExactly(150L, 112L, 93L, 84L, 84L, 84L, 84L, 84L);
  }

  @Test
  void tooShortIntervalsAreIgnored() {
    cores.measure(new CoreTime(0, NANOS_PER_MS));

    assertThat(cores.next(CONFIGURED)).isEqualTo(CONFIGURED);
  }

  /**
   * Checks the overhead of the first move at load 16 on two cores: 25 ms at an eighth of a core.
   */
  @ParameterizedTest(name = "of {0} ms")
  @ValueSource(longs = {50, 100, 300})
  void aBusyMachineLeavesHalfOfTheTurnToTheSearch(long turnMs) {
    cores.measure(new CoreTime(10_000_000, 70_000_000));
    Limits asked = Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(turnMs));

    TimePlan plan = TimePlan.of(asked, cores.next(new TimeProfile(5000, 50, 200)), 0);

    assertThat(plan.limits().plannedMs()).isGreaterThanOrEqualTo(turnMs / 2);
    assertThat(plan.answerMs()).isBetween(plan.limits().maximumMs() + turnMs / 5, turnMs * 4 / 5);
  }
}
