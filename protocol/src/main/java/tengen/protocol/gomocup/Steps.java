package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.List;
import tengen.protocol.Effect;
import tengen.protocol.Step;

/** Ways to write a step. */
final class Steps {
  private Steps() {}

  static Step<GomocupState, GomocupReply> none(GomocupState state) {
    return new Step<>(state, List.of());
  }

  static Step<GomocupState, GomocupReply> of(GomocupState state, Effect<GomocupReply> effect) {
    return new Step<>(state, List.of(effect));
  }

  static Step<GomocupState, GomocupReply> of(
      GomocupState state, Effect<GomocupReply> first, Effect<GomocupReply> second) {
    return new Step<>(state, List.of(first, second));
  }

  static Step<GomocupState, GomocupReply> reply(GomocupState state, GomocupReply reply) {
    return of(state, new Effect.Send<>(reply));
  }

  static Step<GomocupState, GomocupReply> replies(GomocupState state, List<GomocupReply> replies) {
    return new Step<>(
        state,
        replies.stream().<Effect<GomocupReply>>map(reply -> new Effect.Send<>(reply)).toList());
  }

  /** One ERROR line; the state stays. */
  static Step<GomocupState, GomocupReply> refuse(GomocupState state, String why) {
    return reply(state, new GomocupReply.Failure(why));
  }

  /** The step with an effect before its own. */
  static Step<GomocupState, GomocupReply> after(
      Effect<GomocupReply> first, Step<GomocupState, GomocupReply> step) {
    var effects = new ArrayList<Effect<GomocupReply>>(step.effects().size() + 1);
    effects.add(first);
    effects.addAll(step.effects());
    return new Step<>(step.state(), effects);
  }
}
