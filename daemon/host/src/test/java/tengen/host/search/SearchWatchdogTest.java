package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.host.search.SearchWatchdog.Action;
import tengen.host.search.SearchWatchdog.Stage;
import tengen.search.Limits;

/** A stop at 1000 ms, the answer due at 1050; times are those of the command's clock. */
class SearchWatchdogTest {
  private static final TimePlan PLAN = new TimePlan(Limits.NONE.withTime(1000, 1000), 1050);
  private static final TimePlan LONGER = new TimePlan(Limits.NONE.withTime(2000, 2000), 2050);
  private static final TimePlan NO_LIMIT = new TimePlan(Limits.NONE, Long.MAX_VALUE);

  private final SearchWatchdog watchdog = new SearchWatchdog();

  @Test
  void aWaitingSearchIsDueAtItsLimit() {
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(1000);
    assertThat(watchdog.advance(5000, PLAN)).isEqualTo(Action.NONE);
  }

  @Test
  void theSessionHasItsAnswerInTimeAndTheEngineItsGrace() {
    running();

    assertThat(watchdog.nextMs(PLAN)).isEqualTo(1000);
    assertThat(watchdog.advance(1000, PLAN)).isEqualTo(Action.NONE);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(1050);
    assertThat(watchdog.advance(1049, PLAN)).isEqualTo(Action.NONE);
    assertThat(watchdog.advance(1050, PLAN)).isEqualTo(Action.ANSWER_LATE);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(1100);
    assertThat(watchdog.advance(1100, PLAN)).isEqualTo(Action.GIVE_UP);
  }

  @Test
  void newLimitsPutOffTheAnswerOfASearchThatWasSeenToBeLate() {
    running();
    watchdog.advance(1000, PLAN);

    watchdog.changed();

    assertThat(watchdog.nextMs(LONGER)).isEqualTo(2000);
  }

  @Test
  void newLimitsChangeNothingForAnEngineWhoseAnswerIsTooLate() {
    running();
    watchdog.advance(1000, PLAN);
    watchdog.advance(1050, PLAN);

    watchdog.changed();

    assertThat(watchdog.nextMs(LONGER)).isEqualTo(1100);
    assertThat(watchdog.advance(1100, LONGER)).isEqualTo(Action.GIVE_UP);
    watchdog.changed();
    assertThat(watchdog.nextMs(LONGER)).isEqualTo(3100);
  }

  @Test
  void aSuspendedProcessGetsItsGraceWhenItWakes() {
    running();

    assertThat(watchdog.advance(9000, PLAN)).isEqualTo(Action.NONE);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(9025);
    assertThat(watchdog.advance(9025, PLAN)).isEqualTo(Action.ANSWER_LATE);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(9100);
  }

  @Test
  void aShortTurnIsAnsweredWithinItsLimit() {
    var halfOfFifty = new TimePlan(Limits.NONE.withTime(25, 25), 37);
    running();
    watchdog.advance(27, halfOfFifty);

    assertThat(watchdog.nextMs(halfOfFifty)).isEqualTo(39);
    assertThat(watchdog.advance(39, halfOfFifty)).isEqualTo(Action.ANSWER_LATE);
  }

  @Test
  void aStopLongBeforeTheLimitLeavesTheWholeGrace() {
    running();
    watchdog.stop(400);
    watchdog.advance(400, PLAN);

    assertThat(watchdog.nextMs(PLAN)).isEqualTo(500);
    assertThat(watchdog.advance(500, PLAN)).isEqualTo(Action.ANSWER_LATE);
    assertThat(watchdog.advance(500, PLAN)).isEqualTo(Action.GIVE_UP);
  }

  @Test
  void anEngineThatIsStillBeingMadeHasLongerAfterAStop() {
    watchdog.begin(390);
    watchdog.stop(400);
    watchdog.advance(400, PLAN);

    assertThat(watchdog.nextMs(PLAN)).isEqualTo(690);
    watchdog.ready(450);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(550);
  }

  @Test
  void anEngineThatIsNotReadyInTimeGetsReadyForTheNextSearch() {
    watchdog.begin(0);
    watchdog.advance(1000, PLAN);

    assertThat(watchdog.advance(1050, PLAN)).isEqualTo(Action.ANSWER_UNREADY);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(601_100);
    assertThat(watchdog.ready(5000)).isFalse();
  }

  @Test
  void anEngineThatIsNeverReadyIsGivenUpAndThenStuck() {
    watchdog.begin(0);
    watchdog.advance(1000, PLAN);
    watchdog.advance(1050, PLAN);

    assertThat(watchdog.advance(601_100, PLAN)).isEqualTo(Action.GIVE_UP);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(603_100);
    assertThat(watchdog.advance(603_100, PLAN)).isEqualTo(Action.STUCK);
  }

  @Test
  void aStopIsDueAtOnce() {
    running();
    watchdog.stop(400);

    assertThat(watchdog.nextMs(PLAN)).isEqualTo(400);
  }

  @Test
  void whoIsGivenUpAndStaysIsStuckOnce() {
    running();
    watchdog.advance(1000, PLAN);
    watchdog.advance(1050, PLAN);
    assertThat(watchdog.advance(1100, PLAN)).isEqualTo(Action.GIVE_UP);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(3100);

    assertThat(watchdog.advance(3099, PLAN)).isEqualTo(Action.NONE);
    assertThat(watchdog.advance(3100, PLAN)).isEqualTo(Action.STUCK);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(Long.MAX_VALUE);
    assertThat(watchdog.advance(9999, PLAN)).isEqualTo(Action.NONE);
    assertThat(watchdog.end()).isEqualTo(Stage.STUCK);
  }

  @Test
  void anUnlimitedSearchIsNeverDue() {
    running();

    assertThat(watchdog.nextMs(NO_LIMIT)).isEqualTo(Long.MAX_VALUE);
  }

  private void running() {
    watchdog.begin(0);
    watchdog.ready(0);
  }
}
