package tengen.host.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.config.TimeProfile;
import tengen.host.watch.EngineThread.Act;
import tengen.host.watch.SearchWatchdog.Action;
import tengen.host.watch.SearchWatchdog.Stage;
import tengen.search.Clock;
import tengen.search.Limits;

/** A search of 1000 ms without overhead, or a background search, on a clock in milliseconds. */
class SearchMachineTest {
  private static final long NANOS_PER_MS = 1_000_000;
  private static final TimeProfile PROFILE = new TimeProfile(5000, 0, 0);
  private static final Limits SECOND = turn(1000);
  private static final SearchEffect STOP = new SearchEffect.Stop();
  private static final SearchEffect SLEEP = new SearchEffect.CancelAlarm();

  private SearchState state = search(SECOND, OptionalLong.of(0));

  private static Limits turn(long ms) {
    return Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(ms));
  }

  private static SearchState search(Limits asked, OptionalLong arrivedNanos) {
    return SearchState.of(asked, PROFILE, SearchCap.NONE, arrivedNanos, 0);
  }

  private static SearchEffect onThread(Act act) {
    return new SearchEffect.OnThread(act);
  }

  private static SearchEffect due(Action action) {
    return new SearchEffect.AfterUnlock(action);
  }

  private List<SearchEffect> take(SearchInput input) {
    MachineStep<SearchState, SearchEffect> step = SearchMachine.next(state, input);
    state = step.state();
    return step.effects();
  }

  private List<SearchEffect> look(long ms) {
    return take(new SearchInput.AlarmFired(ms * NANOS_PER_MS));
  }

  private void run() {
    take(new SearchInput.Queued(0));
    take(new SearchInput.Placed(0, SearchWatchdog.NEVER));
    take(new SearchInput.ThreadStarted(0));
    take(new SearchInput.EngineCreated(0));
  }

  @Test
  void aSearchWaitsForAsLongAsItMayTake() {
    assertThat(take(new SearchInput.Queued(0))).containsExactly(new SearchEffect.SetAlarm(1000));
    assertThat(look(1000)).contains(due(Action.LEAVE_QUEUE));
    assertThat(state.mayLeaveQueue(999 * NANOS_PER_MS)).isFalse();
    assertThat(state.mayLeaveQueue(1000 * NANOS_PER_MS)).isTrue();
  }

  @Test
  void aSearchWithAPlaceSleepsUntilItsThreadRuns() {
    take(new SearchInput.Queued(0));

    assertThat(take(new SearchInput.Placed(0, SearchWatchdog.NEVER))).containsExactly(SLEEP);
    assertThat(take(new SearchInput.Stopped(0))).containsExactly(STOP);
    assertThat(take(new SearchInput.ThreadStarted(0)))
        .containsExactly(onThread(Act.ENTER), new SearchEffect.SetAlarm(0));
  }

  @Test
  void placedSearchesDoNotWaitWhenTheQueueEventIsLate() {
    take(new SearchInput.Placed(0, SearchWatchdog.NEVER));
    take(new SearchInput.Queued(0));

    assertThat(state.isWaiting()).isFalse();
  }

  @Test
  void anEngineThatIgnoresItsStopIsReplacedThenInterruptedThenStuck() {
    run();

    look(1000);
    assertThat(look(1025)).contains(due(Action.ANSWER_LATE));
    assertThat(state.isAbandoned()).isFalse();
    assertThat(look(1100)).contains(onThread(Act.INTERRUPT), due(Action.GIVE_UP));
    assertThat(state.isAbandoned()).isTrue();
    assertThat(look(3100)).contains(onThread(Act.LOWER_PRIORITY), due(Action.STUCK));
    assertThat(take(new SearchInput.Returned(0, true)))
        .containsExactly(onThread(Act.LEAVE), new SearchEffect.ThreadReturned());
  }

  @Test
  void aSearchHasItsPartOfTheTimeWhileOthersWait() {
    run();

    assertThat(take(new SearchInput.Shared(0, 0.5)))
        .containsExactly(new SearchEffect.Limit(half()));
    assertThat(take(new SearchInput.Shared(0, 0.5))).isEmpty();
    assertThat(state.restMs(0)).isEqualTo(500);
    take(new SearchInput.Unshared(0));
    assertThat(state.restMs(0)).isEqualTo(1000);
  }

  private static Limits half() {
    return SECOND.withTime(500, 500);
  }

  @Test
  void newLimitsKeepWithinThePartOfTheTime() {
    run();
    take(new SearchInput.Shared(0, 0.5));

    take(new SearchInput.Changed(0, turn(9000)));

    assertThat(state.restMs(0)).isEqualTo(500);
  }

  @Test
  void aBackgroundSearchIsPausedOnceItHasRunForTwoSeconds() {
    state = search(Limits.UNTIL_STOPPED, OptionalLong.of(0));
    run();

    assertThat(take(new SearchInput.PauseRequested(1500 * NANOS_PER_MS))).isEmpty();
    assertThat(state.pauseInMs(1500 * NANOS_PER_MS)).isEqualTo(500);
    assertThat(take(new SearchInput.PauseRequested(2000 * NANOS_PER_MS))).contains(STOP);
    take(new SearchInput.Returned(2000 * NANOS_PER_MS, true));
    assertThat(state.isWaiting()).isTrue();
    assertThat(state.isPausing()).isFalse();
  }

  @Test
  void aPausedSearchThatWasStoppedOrAnsweredDoesNotWaitAgain() {
    state = search(Limits.UNTIL_STOPPED, OptionalLong.of(0));
    run();
    take(new SearchInput.PauseRequested(2000 * NANOS_PER_MS));
    SearchState pausing = state;

    take(new SearchInput.Returned(2000 * NANOS_PER_MS, false));
    assertThat(state.isWaiting()).isFalse();
    state = pausing;
    take(new SearchInput.Stopped(2000 * NANOS_PER_MS));
    take(new SearchInput.Returned(2000 * NANOS_PER_MS, true));
    assertThat(state.isWaiting()).isFalse();
  }

  @Test
  void stopsDuringCreationCountFromTheStartOfTheEnginesClock() {
    state = search(SECOND, OptionalLong.empty());
    take(new SearchInput.Placed(0, SearchWatchdog.NEVER));
    take(new SearchInput.ThreadStarted(5000 * NANOS_PER_MS));
    take(new SearchInput.Stopped(5100 * NANOS_PER_MS));
    look(5100);

    assertThat(take(new SearchInput.EngineCreated(5110 * NANOS_PER_MS)))
        .contains(STOP, new SearchEffect.SetAlarm(0));
    look(5110);
    assertThat(look(5210)).contains(due(Action.ANSWER_LATE));
  }

  /** Checks for any order of inputs that an engine is interrupted only while a thread is in it. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void interruptsReachOnlyTheirSearch(long seed) {
    var random = new SplittableRandom(seed);
    for (int game = 0; game < 500; game++) {
      state = search(game % 2 == 0 ? SECOND : Limits.UNTIL_STOPPED, OptionalLong.of(0));
      long nowNanos = 0;
      boolean isInEngine = false;
      for (int i = 0; i < 40; i++) {
        nowNanos += random.nextLong(700) * NANOS_PER_MS;
        SearchInput input = possible(random, nowNanos);
        for (SearchEffect effect : take(input)) {
          if (effect instanceof SearchEffect.OnThread(Act act)) {
            assertThat(isInEngine || act == Act.ENTER || act == Act.LEAVE)
                .as("%s after %s", act, input)
                .isTrue();
            isInEngine = act != Act.LEAVE && (isInEngine || act == Act.ENTER);
          }
        }
        assertThat(isInEngine).isEqualTo(stages().contains(state.watchdog().stage()));
      }
    }
  }

  private static List<Stage> stages() {
    return List.of(
        Stage.CREATING,
        Stage.CREATING_LATE,
        Stage.RUNNING,
        Stage.RUNNING_LATE,
        Stage.GIVEN_UP,
        Stage.STUCK);
  }

  /** Returns a random input that the service may give in a state. */
  private SearchInput possible(SplittableRandom random, long nowNanos) {
    Stage stage = state.watchdog().stage();
    List<SearchInput> inputs = new ArrayList<>();
    inputs.add(new SearchInput.AlarmFired(nowNanos));
    inputs.add(new SearchInput.AlarmFired(nowNanos));
    inputs.add(new SearchInput.Stopped(nowNanos));
    inputs.add(new SearchInput.Changed(nowNanos, turn(random.nextLong(3000))));
    inputs.add(new SearchInput.Released(nowNanos));
    switch (stage) {
      case NEW -> inputs.add(new SearchInput.Queued(nowNanos));
      case WAITING -> inputs.add(new SearchInput.Placed(nowNanos, 500));
      case STARTING -> inputs.add(new SearchInput.ThreadStarted(nowNanos));
      case TURNED_AWAY, ENDED -> {}
      default -> {
        inputs.add(new SearchInput.EngineCreated(nowNanos));
        inputs.add(new SearchInput.Shared(nowNanos, 0.5));
        inputs.add(new SearchInput.PauseRequested(nowNanos));
        inputs.add(new SearchInput.Returned(nowNanos, true));
      }
    }
    return inputs.get(random.nextInt(inputs.size()));
  }
}
