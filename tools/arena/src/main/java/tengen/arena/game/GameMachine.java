package tengen.arena.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.host.watch.EngineThread.Act;
import tengen.host.watch.MachineStep;
import tengen.host.watch.SearchWatchdog.Action;

/**
 * The state machine of a game. One thread calls the engines in turn. Another one interrupts an
 * engine that exceeds its limit, and later ends the game and abandons the thread. After the end no
 * engine is called, and the result has been reported exactly once, or never if the game was
 * abandoned.
 */
final class GameMachine {

  private GameMachine() {}

  /** Returns the step that an input causes. */
  static MachineStep<GameRunState, GameEffect> next(GameRunState state, GameInput input) {
    if (input instanceof GameInput.Returned) {
      return to(state.with(Optional.empty()), new GameEffect.OnThread(Act.LEAVE));
    }
    if (state.isOver()) {
      return to(state);
    }
    return switch (input) {
      case GameInput.Called(GameCall call) ->
          to(state.with(Optional.of(call)), new GameEffect.OnThread(Act.ENTER));
      case GameInput.Returned _ -> to(state);
      case GameInput.Moved(PlayedMove move) -> to(state.with(move));
      case GameInput.WatchdogDue(long nowNanos) ->
          state.call().map(call -> watchdogDue(state, call, nowNanos)).orElseGet(() -> to(state));
      case GameInput.Ended(GameOutcome outcome, long unplayedMicros) ->
          to(state.over(), new GameEffect.Report(outcome, unplayedMicros));
      case GameInput.Abandoned _ ->
          new MachineStep<>(
              state.over(), state.call().map(GameMachine::interrupt).orElseGet(List::of));
    };
  }

  private static MachineStep<GameRunState, GameEffect> to(
      GameRunState state, GameEffect... effects) {
    return new MachineStep<>(state, List.of(effects));
  }

  private static List<GameEffect> interrupt(GameCall call) {
    return List.of(new GameEffect.Stop(call.search()), new GameEffect.OnThread(Act.INTERRUPT));
  }

  private static MachineStep<GameRunState, GameEffect> watchdogDue(
      GameRunState state, GameCall call, long nowNanos) {
    MachineStep<GameCall, Action> look = call.look(nowNanos);
    GameRunState next = state.with(Optional.of(look.state()));
    List<GameEffect> effects = new ArrayList<>();
    for (Action action : look.effects()) {
      switch (action) {
        case GIVE_UP -> effects.addAll(interrupt(call));
        case STUCK -> {
          next = next.over();
          effects.add(new GameEffect.Close(call.side()));
          effects.add(new GameEffect.Report(call.hung(), call.micros(nowNanos)));
        }
        // A match never substitutes another answer for an engine's.
        case ANSWER_LATE, ANSWER_UNREADY, LEAVE_QUEUE, TURN_AWAY -> {}
      }
    }
    return new MachineStep<>(next, effects);
  }
}
