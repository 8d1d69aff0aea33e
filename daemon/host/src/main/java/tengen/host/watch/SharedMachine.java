package tengen.host.watch;

import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * A state machine shared by threads. One lock guards its state and everything its effects change,
 * so that effects of an input never apply to what a later input has started. Thread-safe.
 *
 * @param <S> the states, which are immutable
 * @param <I> the inputs
 * @param <E> the effects
 */
public final class SharedMachine<S, I, E> {
  private final BiFunction<S, I, MachineStep<S, E>> next;
  private final Consumer<? super E> performer;

  /** Written under the lock. */
  private volatile S state;

  /**
   * Creates a machine.
   *
   * @param next computes the step for an input
   * @param performer performs each effect under the lock; must return immediately, and ignore
   *     effects that call other objects, which the caller of {@link #handle} performs
   */
  public SharedMachine(
      S first, BiFunction<S, I, MachineStep<S, E>> next, Consumer<? super E> performer) {
    this.state = first;
    this.next = next;
    this.performer = performer;
  }

  /** Handles one input under the lock. */
  public synchronized MachineStep<S, E> handle(I input) {
    MachineStep<S, E> step = next.apply(state, input);
    state = step.state();
    step.effects().forEach(performer);
    return step;
  }

  /** Returns the current state. */
  public S state() {
    return state;
  }
}
