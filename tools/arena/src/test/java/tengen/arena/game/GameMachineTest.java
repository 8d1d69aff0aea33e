package tengen.arena.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import tengen.game.Side;
import tengen.host.watch.EngineThread.Act;
import tengen.host.watch.MachineStep;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/** A call with a limit of 100 ms that begins at 0. */
final class GameMachineTest {
  private static final GameCall CALL =
      GameCall.of(Side.BLACK, RunningSearch.start(Limits.NONE), 0, 100_000);

  private static final GameEffect STOP = new GameEffect.Stop(CALL.search());
  private static final GameEffect INTERRUPT = new GameEffect.OnThread(Act.INTERRUPT);
  private static final GameEffect GIVEN_UP = new GameEffect.Report(CALL.hung(), 4_100_000);
  private static final GameInput DRAWN =
      new GameInput.Ended(GameOutcome.drawn(Reason.DRAWN, "full"), 0);

  private GameRunState state = GameRunState.INITIAL;

  private List<GameEffect> take(GameInput input) {
    MachineStep<GameRunState, GameEffect> step = GameMachine.next(state, input);
    state = step.state();
    return step.effects();
  }

  private List<GameEffect> look(long ms) {
    return take(new GameInput.WatchdogDue(TimeUnit.MILLISECONDS.toNanos(ms)));
  }

  @Test
  void lateEnginesAreInterruptedAfterTwoSecondsAndAbandonedAfterFour() {
    assertThat(take(new GameInput.Called(CALL)))
        .containsExactly(new GameEffect.OnThread(Act.ENTER));

    assertThat(look(2099)).isEmpty();
    assertThat(look(2100)).containsExactly(STOP, INTERRUPT);
    assertThat(look(4099)).isEmpty();
    assertThat(look(4100)).containsExactly(new GameEffect.Close(Side.BLACK), GIVEN_UP);
    assertThat(look(9000)).isEmpty();
  }

  @Test
  void aLookThatComesLateDoesAllThatWasDue() {
    take(new GameInput.Called(CALL));

    assertThat(look(4100)).startsWith(STOP, INTERRUPT).endsWith(GIVEN_UP);
  }

  @Test
  void noEngineIsLookedAfterBetweenCalls() {
    take(new GameInput.Called(CALL));
    assertThat(take(new GameInput.Returned())).containsExactly(new GameEffect.OnThread(Act.LEAVE));

    assertThat(look(9000)).isEmpty();
    assertThat(take(new GameInput.Abandoned())).isEmpty();
  }

  @Test
  void aGameEndsOnceAndCallsNoEngineAfterwards() {
    assertThat(take(DRAWN)).hasSize(1);

    assertThat(take(DRAWN)).isEmpty();
    assertThat(take(new GameInput.Called(CALL))).isEmpty();
    assertThat(state.call()).isEmpty();
  }

  @Test
  void abandonedGamesInterruptTheEngineAndHaveNoResult() {
    take(new GameInput.Called(CALL));

    assertThat(take(new GameInput.Abandoned())).containsExactly(STOP, INTERRUPT);
    assertThat(take(DRAWN)).isEmpty();
    assertThat(take(new GameInput.Returned())).containsExactly(new GameEffect.OnThread(Act.LEAVE));
  }
}
