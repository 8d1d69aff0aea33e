package tengen.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What one input does to a session. Steps are composed: each method returns a step that goes on
 * where this one ends.
 *
 * @param <S> the session's state
 * @param <R> the protocol's replies
 */
public record Step<S, R>(S state, List<Effect<R>> effects) {
  public Step {
    effects = List.copyOf(effects);
  }

  /** Nothing but this state. */
  public static <S, R> Step<S, R> to(S state) {
    return new Step<>(state, List.of());
  }

  /** One more effect. */
  public Step<S, R> and(Effect<R> effect) {
    return and(List.of(effect));
  }

  /** More effects. */
  public Step<S, R> and(List<? extends Effect<R>> more) {
    var all = new ArrayList<Effect<R>>(effects.size() + more.size());
    all.addAll(effects);
    all.addAll(more);
    return new Step<>(state, all);
  }

  /** One more reply. */
  public Step<S, R> send(R reply) {
    return and(new Effect.Send<>(reply));
  }

  /** More replies. */
  public Step<S, R> sendAll(List<? extends R> replies) {
    return and(replies.stream().map(reply -> new Effect.Send<R>(reply)).toList());
  }

  /** The step that follows from the state reached here. */
  public Step<S, R> then(Function<? super S, Step<S, R>> next) {
    Step<S, R> following = next.apply(state);
    return new Step<S, R>(following.state(), effects).and(following.effects());
  }
}
