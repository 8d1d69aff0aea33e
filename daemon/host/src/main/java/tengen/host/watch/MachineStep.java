package tengen.host.watch;

import java.util.List;

/**
 * The result of one input to a state machine.
 *
 * @param state the next state
 * @param effects for the machine's owner to perform, in order
 * @param <S> the states
 * @param <E> the effects
 */
public record MachineStep<S, E>(S state, List<E> effects) {
  public MachineStep {
    effects = List.copyOf(effects);
  }
}
