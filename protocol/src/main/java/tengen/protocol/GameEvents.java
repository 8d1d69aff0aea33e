package tengen.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.protocol.record.GameEnd;

/** Adds the game events of a step, {@link Effect.GameEvent}, before its other effects. */
public final class GameEvents {
  private GameEvents() {}

  /**
   * Returns the step with game events before its other effects, or the step itself if the game has
   * not changed.
   *
   * @param game returns the game of a state; empty if none has begun
   */
  public static <S, R> Step<S, R> prepend(
      S before, Step<S, R> step, Function<? super S, Optional<Ruling>> game) {
    Optional<Position> old = game.apply(before).map(Ruling::position);
    return game.apply(step.state())
        .filter(now -> !old.equals(Optional.of(now.position())))
        .map(now -> new Step<>(step.state(), GameEvents.<R>of(now)).and(step.effects()))
        .orElse(step);
  }

  private static <R> List<Effect<R>> of(Ruling now) {
    List<Effect<R>> events = new ArrayList<>();
    events.add(new Effect.GameChanged<>(now.position()));
    GameEnd.of(now.verdict()).ifPresent(end -> events.add(new Effect.GameEnded<>(end)));
    return events;
  }
}
