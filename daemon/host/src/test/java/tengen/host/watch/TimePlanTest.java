package tengen.host.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.config.TimeProfile;
import tengen.search.Clock;
import tengen.search.Limits;

class TimePlanTest {
  private static final TimeProfile CASUAL = new TimeProfile(5000, 50, 200);

  @Test
  void aClientThatSendsNoTimeGetsTheProfilesTurn() {
    Limits planned = TimePlan.of(Limits.NONE, CASUAL, 0).limits();

    assertThat(planned.plannedMs()).isEqualTo(4950);
    assertThat(planned.maximumMs()).isEqualTo(4950);
  }

  @Test
  void aSearchThatOnlyAStopEndsGetsTheProfilesAnalysis() {
    var profile = new TimeProfile(5000, 50, 200, 60_000);
    Limits deep = Limits.UNTIL_STOPPED.withMaxDepth(100);

    assertThat(TimePlan.of(Limits.UNTIL_STOPPED, profile, 0).limits().maximumMs())
        .isEqualTo(59_950);
    assertThat(TimePlan.of(deep, profile, 0).limits().maximumMs()).isEqualTo(59_950);
  }

  @Test
  void turnsWithoutALimitUseTheGameClock() {
    Clock clock = Limits.UNTIL_STOPPED.clock().withLeftMs(60_200);

    assertThat(plan(clock).maximumMs()).isEqualTo(7950);
  }

  /** Expected values computed by hand for overhead 50 and reserve 200; -1 means not sent. */
  @ParameterizedTest(name = "turn {0} match {1} left {2}: {3} to {4} ms")
  @CsvSource({
    "1000,    -1,     -1,   950,   950",
    "   0,    -1,     -1,     0,     0",
    "  60,    -1,     -1,    30,    30",
    "   1,    -1,     -1,     0,     0",
    "  -1,    -1,  60200,  1950,  7950",
    "  -1,    -1,    200,     0,     0",
    "  -1,    -1,      0,     0,     0",
    "1000,    -1,  60200,   950,   950",
    "5000, 99999,  30200,   950,  3950",
    "  -1, 24400,     -1,    50,    50",
  })
  void gomocupLimitsArePlannedAsAnnounced(
      long turn, long match, long left, long planned, long most) {
    Limits limits = plan(new Clock(turn, match, left, -1, -1, -1, -1));

    assertThat(limits.plannedMs()).isEqualTo(planned);
    assertThat(limits.maximumMs()).isEqualTo(most);
  }

  @ParameterizedTest(name = "turn {0} left {1}")
  @CsvSource({"0, -1", "-1, 0", "0, 60000", "5000, 0"})
  void aSearchAsFastAsPossibleHasNodesAndNoOtherLimitInPractice(long turn, long left) {
    Limits asked = Limits.NONE.withClock(new Clock(turn, -1, left, -1, -1, -1, -1));

    Limits limits = TimePlan.atStart(asked, CASUAL).limits();

    assertThat(limits.maxNodes()).isEqualTo(TimePlan.FAST_NODES);
    assertThat(limits.maximumMs()).isEqualTo(450);
    assertThat(TimePlan.atStart(asked.withMaxNodes(10), CASUAL).limits().maxNodes()).isEqualTo(10);
  }

  @Test
  void turnsWithTimeLeftArePlannedByTime() {
    Clock overtime = Clock.UNLIMITED.withLeftMs(0).withPeriods(9000, 3, Clock.NONE);
    for (Clock clock : List.of(Clock.UNLIMITED.withTurnMs(1), overtime, Clock.UNLIMITED)) {
      Limits asked = Limits.NONE.withClock(clock);

      assertThat(TimePlan.atStart(asked, CASUAL)).isEqualTo(TimePlan.of(asked, CASUAL, 0));
    }
  }

  @Test
  void theAnswerIsDueInsideTheOverhead() {
    Clock turn = Clock.UNLIMITED.withTurnMs(1000);

    TimePlan plan = TimePlan.of(Limits.NONE.withClock(turn), CASUAL, 0);

    assertThat(plan.answerMs()).isEqualTo(975);
  }

  @Test
  void canadianOvertimeSpendsAMovesShareOfThePeriod() {
    Limits limits = plan(Clock.UNLIMITED.withLeftMs(0).withPeriods(9000, 3, Clock.NONE));

    assertThat(limits.maximumMs()).isEqualTo(2950);
  }

  @Test
  void byoYomiSpendsOnePeriod() {
    Limits limits = plan(Clock.UNLIMITED.withLeftMs(0).withPeriods(10_000, Clock.NONE, 2));

    assertThat(limits.maximumMs()).isEqualTo(9950);
  }

  @Test
  void anIncrementIsSpentWithTheMoveThatEarnsIt() {
    Limits without = plan(Clock.UNLIMITED.withLeftMs(60_000));
    Limits with = plan(Clock.UNLIMITED.withLeftMs(60_000).withIncrementMs(1000));

    assertThat(with.plannedMs()).isEqualTo(without.plannedMs() + 1000);
  }

  @Test
  void remainingTimeReportedDuringASearchCountsFromThatMoment() {
    Clock clock = Clock.UNLIMITED.withLeftMs(60_200);

    Limits later = TimePlan.of(Limits.NONE.withClock(clock), CASUAL, 5000).limits();

    assertThat(later.maximumMs()).isEqualTo(plan(clock).maximumMs() + 5000);
  }

  @Test
  void noPlanExceedsALimitLessTheOverheadOrHalfOfIt() {
    long seed = 20_260_101;
    var random = new SplittableRandom(seed);
    for (int i = 0; i < 100_000; i++) {
      Clock clock = randomClock(random);
      var profile =
          new TimeProfile(1 + random.nextInt(10_000), random.nextInt(300), random.nextInt(1000));
      Limits limits = TimePlan.of(Limits.NONE.withClock(clock), profile, 0).limits();
      String context = "seed %d, %s, %s: %s".formatted(seed, clock, profile, limits);

      assertThat(limits.plannedMs()).as(context).isBetween(0L, limits.maximumMs());
      assertThat(limits.maximumMs()).as(context).isLessThanOrEqualTo(mostAllowed(clock, profile));
      assertThat(limits.clock()).as(context).isEqualTo(clock);
    }
  }

  @Test
  void aLongGameByThePlanKeepsItsReserve() {
    long left = 60_000;
    for (int move = 0; move < 400; move++) {
      left -= plan(Clock.UNLIMITED.withLeftMs(left)).maximumMs();
    }
    assertThat(left).isGreaterThanOrEqualTo(CASUAL.reserveMs());
  }

  private static Limits plan(Clock clock) {
    return TimePlan.of(Limits.NONE.withClock(clock), CASUAL, 0).limits();
  }

  private static Clock randomClock(SplittableRandom random) {
    long[] part = new long[7];
    for (int i = 0; i < part.length; i++) {
      long bound = random.nextInt(10) == 0 ? Long.MAX_VALUE : 100_000;
      part[i] = random.nextBoolean() ? Clock.NONE : random.nextLong(0, bound);
    }
    int moves = part[5] == Clock.NONE ? Clock.NONE : (int) (part[5] % 30);
    int periods = part[6] == Clock.NONE ? Clock.NONE : (int) (part[6] % 9);
    return new Clock(part[0], part[1], part[2], part[3], part[4], moves, periods);
  }

  /** The plans for each limit alone; the move must keep all of them. */
  private static long mostAllowed(Clock clock, TimeProfile profile) {
    if (!clock.hasLimit()) {
      return lessOverhead(profile.turnMs(), profile);
    }
    // Halved, so that the sum of two huge ones does not overflow.
    long period =
        clock.periodMs() == Clock.NONE ? 0 : Math.min(clock.periodMs(), Long.MAX_VALUE / 2);
    long game = Long.MAX_VALUE;
    if (clock.leftMs() != Clock.NONE) {
      game = Math.clamp(clock.leftMs() - profile.reserveMs(), 0, Long.MAX_VALUE / 2) + period;
    } else if (clock.matchMs() != Clock.NONE) {
      game = Math.clamp(clock.matchMs() - profile.reserveMs(), 0, Long.MAX_VALUE / 2) + period;
    } else if (clock.periodMs() != Clock.NONE) {
      game = period;
    }
    long turn = clock.turnMs() == Clock.NONE ? Long.MAX_VALUE : clock.turnMs();
    return lessOverhead(Math.min(game, turn), profile);
  }

  private static long lessOverhead(long limitMs, TimeProfile profile) {
    return Math.max(limitMs - profile.overheadMs(), limitMs / 2);
  }
}
