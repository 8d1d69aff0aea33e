package tengen.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The result of an input: the new state and the effects. Steps can be composed; each method returns
 * a longer step.
 *
 * @param <S> the session's state
 * @param <R> the protocol's replies
 */
public record Step<S, R>(S state, List<Effect<R>> effects) {
  public Step {
    effects = List.copyOf(effects);
  }

  /** Returns a step to this state without effects. */
  public static <S, R> Step<S, R> to(S state) {
    return new Step<>(state, List.of());
  }

  /** Returns the step with another effect. */
  public Step<S, R> and(Effect<R> effect) {
    return and(List.of(effect));
  }

  /** Returns the step with more effects. */
  public Step<S, R> and(List<? extends Effect<R>> more) {
    var all = new ArrayList<Effect<R>>(effects.size() + more.size());
    all.addAll(effects);
    all.addAll(more);
    return new Step<>(state, all);
  }

  /** Returns the step with another reply. */
  public Step<S, R> send(R reply) {
    return and(new Effect.Send<>(reply));
  }

  /** Returns the step with more replies. */
  public Step<S, R> sendAll(List<? extends R> replies) {
    return and(replies.stream().map(reply -> new Effect.Send<R>(reply)).toList());
  }

  /** Returns this step followed by another one from its state. */
  public Step<S, R> then(Function<? super S, Step<S, R>> next) {
    Step<S, R> following = next.apply(state);
    return new Step<S, R>(following.state(), effects).and(following.effects());
  }
}
