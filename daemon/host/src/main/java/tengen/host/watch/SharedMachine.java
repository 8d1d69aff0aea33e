package tengen.host.watch;

import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * A state machine that threads share. One lock guards its state and whatever its effects change, so
 * that no effect of an input reaches what a later input has begun. Any thread may call.
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
   * A machine in its first state.
   *
   * @param next the step that an input does in a state
   * @param performer performs each effect under the lock; must return at once, and leaves alone
   *     those effects that call others, which the caller of {@link #handle} performs
   */
  public SharedMachine(
      S first, BiFunction<S, I, MachineStep<S, E>> next, Consumer<? super E> performer) {
    this.state = first;
    this.next = next;
    this.performer = performer;
  }

  /** Handles one input, alone. */
  public synchronized MachineStep<S, E> handle(I input) {
    MachineStep<S, E> step = next.apply(state, input);
    state = step.state();
    step.effects().forEach(performer);
    return step;
  }

  /** Returns the state that the last input has led to. */
  public S state() {
    return state;
  }
}
