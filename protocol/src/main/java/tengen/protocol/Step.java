package tengen.protocol;

import java.util.List;

/**
 * What one input does to a session.
 *
 * @param <S> the session's state
 * @param <R> the protocol's replies
 */
public record Step<S, R>(S state, List<Effect<R>> effects) {
  public Step {
    effects = List.copyOf(effects);
  }
}
