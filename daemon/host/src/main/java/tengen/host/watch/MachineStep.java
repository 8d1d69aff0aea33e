package tengen.host.watch;

import java.util.List;

/**
 * The result of one input to a state machine.
 *
 * @param state the next state
 * @param effects what the machine's owner has to do, in this order
 * @param <S> the states
 * @param <E> the effects
 */
public record MachineStep<S, E>(S state, List<E> effects) {
  public MachineStep {
    effects = List.copyOf(effects);
  }
}
