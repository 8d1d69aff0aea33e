package tengen.host.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.host.watch.SearchWatchdog.Action;
import tengen.host.watch.SearchWatchdog.Stage;
import tengen.host.watch.SearchWatchdog.Timeouts;
import tengen.search.Limits;

/** A stop at 1000 ms and an answer due at 1050, on the command's clock. */
class SearchWatchdogTest {
  private static final TimePlan PLAN = new TimePlan(Limits.NONE.withTime(1000, 1000), 1050);
  private static final TimePlan LONGER = new TimePlan(Limits.NONE.withTime(2000, 2000), 2050);
  private static final TimePlan NO_LIMIT = new TimePlan(Limits.NONE, Long.MAX_VALUE);

  private SearchWatchdog watchdog = SearchWatchdog.of(Timeouts.OF_SESSIONS);

  @Test
  void aWaitingSearchIsDueAtItsLimit() {
    watchdog = watchdog.queued();

    assertThat(watchdog.nextMs(PLAN)).isEqualTo(1000);
    assertThat(advance(999, PLAN)).isEmpty();
    assertThat(advance(1000, PLAN)).containsExactly(Action.LEAVE_QUEUE);
  }

  @Test
  void aSearchWithAPlaceIsNotDueBeforeItsThreadRuns() {
    watchdog = watchdog.queued().placed().stop(400);

    assertThat(watchdog.nextMs(PLAN)).isEqualTo(SearchWatchdog.NEVER);
    assertThat(watchdog.begin(450).nextMs(PLAN)).isEqualTo(400);
  }

  @Test
  void rejectedSearchesAreAnsweredAfterADelayOrAtTheirStop() {
    watchdog = watchdog.turnedAway(20);

    assertThat(watchdog.nextMs(PLAN)).isEqualTo(20);
    assertThat(watchdog.stop(10).nextMs(PLAN)).isEqualTo(10);
    assertThat(advance(20, PLAN)).containsExactly(Action.TURN_AWAY);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(SearchWatchdog.NEVER);
  }

  @Test
  void theSessionIsAnsweredInTimeAndTheEngineGetsAGracePeriod() {
    running();

    assertThat(watchdog.nextMs(PLAN)).isEqualTo(1000);
    assertThat(advance(1000, PLAN)).isEmpty();
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(1050);
    assertThat(advance(1049, PLAN)).isEmpty();
    assertThat(advance(1050, PLAN)).containsExactly(Action.ANSWER_LATE);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(1100);
    assertThat(advance(1100, PLAN)).containsExactly(Action.GIVE_UP);
  }

  @Test
  void newLimitsPostponeTheSubstituteOfALateSearch() {
    running();
    advance(1000, PLAN);

    watchdog = watchdog.changed();

    assertThat(watchdog.nextMs(LONGER)).isEqualTo(2000);
  }

  @Test
  void newLimitsDoNotAffectAnEngineThatWasReplaced() {
    running();
    advance(1000, PLAN);
    advance(1050, PLAN);

    watchdog = watchdog.changed();

    assertThat(watchdog.nextMs(LONGER)).isEqualTo(1100);
    assertThat(advance(1100, LONGER)).containsExactly(Action.GIVE_UP);
    watchdog = watchdog.changed();
    assertThat(watchdog.nextMs(LONGER)).isEqualTo(3100);
  }

  @Test
  void aSuspendedProcessGetsItsGraceWhenItWakes() {
    running();

    assertThat(advance(9000, PLAN)).isEmpty();
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(9025);
    assertThat(advance(9025, PLAN)).containsExactly(Action.ANSWER_LATE);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(9100);
  }

  @Test
  void aShortTurnIsAnsweredWithinItsLimit() {
    var halfOfFifty = new TimePlan(Limits.NONE.withTime(25, 25), 37);
    running();
    advance(27, halfOfFifty);

    assertThat(watchdog.nextMs(halfOfFifty)).isEqualTo(39);
    assertThat(advance(39, halfOfFifty)).containsExactly(Action.ANSWER_LATE);
  }

  @Test
  void aStopLongBeforeTheLimitLeavesTheWholeGrace() {
    running();
    watchdog = watchdog.stop(400);
    advance(400, PLAN);

    assertThat(watchdog.nextMs(PLAN)).isEqualTo(500);
    assertThat(advance(500, PLAN)).containsExactly(Action.ANSWER_LATE);
    assertThat(advance(500, PLAN)).containsExactly(Action.GIVE_UP);
  }

  @Test
  void enginesInCreationGetMoreTimeAfterAStop() {
    watchdog = watchdog.begin(390);
    watchdog = watchdog.stop(400);
    advance(400, PLAN);

    assertThat(watchdog.nextMs(PLAN)).isEqualTo(690);
    watchdog = watchdog.ready(450);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(550);
  }

  @Test
  void anEngineThatIsNotReadyInTimeGetsReadyForTheNextSearch() {
    watchdog = watchdog.begin(0);
    advance(1000, PLAN);

    assertThat(advance(1050, PLAN)).containsExactly(Action.ANSWER_UNREADY);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(601_100);
    assertThat(watchdog.ready(5000).stage()).isEqualTo(Stage.CREATING_LATE);
  }

  @Test
  void anEngineThatIsNeverReadyIsGivenUpAndThenStuck() {
    watchdog = watchdog.begin(0);
    advance(1000, PLAN);
    advance(1050, PLAN);

    assertThat(advance(601_100, PLAN)).containsExactly(Action.GIVE_UP);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(603_100);
    assertThat(advance(603_100, PLAN)).containsExactly(Action.STUCK);
  }

  @Test
  void aStopIsDueAtOnce() {
    running();
    watchdog = watchdog.stop(400);

    assertThat(watchdog.nextMs(PLAN)).isEqualTo(400);
  }

  @Test
  void abandonedThreadsCountAsStuckOnce() {
    running();
    advance(1000, PLAN);
    advance(1050, PLAN);
    assertThat(advance(1100, PLAN)).containsExactly(Action.GIVE_UP);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(3100);

    assertThat(advance(3099, PLAN)).isEmpty();
    assertThat(advance(3100, PLAN)).containsExactly(Action.STUCK);
    assertThat(watchdog.nextMs(PLAN)).isEqualTo(Long.MAX_VALUE);
    assertThat(advance(9999, PLAN)).isEmpty();
    assertThat(watchdog.stage()).isEqualTo(Stage.STUCK);
  }

  @Test
  void anUnlimitedSearchIsNeverDue() {
    running();

    assertThat(watchdog.nextMs(NO_LIMIT)).isEqualTo(Long.MAX_VALUE);
  }

  private List<Action> advance(long nowMs, TimePlan plan) {
    MachineStep<SearchWatchdog, Action> step = watchdog.advance(nowMs, plan);
    watchdog = step.state();
    return step.effects();
  }

  private void running() {
    watchdog = watchdog.begin(0);
    watchdog = watchdog.ready(0);
  }
}
