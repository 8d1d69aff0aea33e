package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.game.Position;
import tengen.protocol.Effect;
import tengen.protocol.Step;
import tengen.protocol.gomocup.GomocupState.Thinking;

/** INFO: never an answer. Bad values are told to the operator's log and change nothing. */
final class GomocupInfo {
  private GomocupInfo() {}

  static Step<GomocupState, GomocupReply> tell(GomocupState state, InfoKey key, long value) {
    GomocupSettings before = state.settings();
    GomocupSettings after = before.with(key, value);
    var effects = new ArrayList<Effect<GomocupReply>>();
    configure(before, after, effects);
    if (!before.rules().equals(after.rules())) {
      announce(state.with(after), effects);
    } else if (meansNothing(key, value)) {
      effects.add(note(key.word(), Long.toString(value)));
    }
    Optional<Thinking> search = state.thinking().filter(running -> !running.stopping());
    if (search.isEmpty()) {
      return new Step<>(state.with(after), effects);
    }
    return key == InfoKey.TIMEOUT_TURN && value == 0
        ? stopped(state.with(after), effects)
        : limited(state.with(after), before, search.get(), effects);
  }

  private static boolean meansNothing(InfoKey key, long value) {
    return switch (key) {
      case RULE -> GomocupRules.ofMask(value).isEmpty();
      case THREAD_NUM -> value <= 0;
      default -> false;
    };
  }

  /** A key that is not known needs no word; a known one with a bad value gets a note. */
  static Step<GomocupState, GomocupReply> ignore(GomocupState state, String key, String value) {
    return InfoKey.of(key).isPresent() ? Steps.of(state, note(key, value)) : Steps.none(state);
  }

  private static Effect<GomocupReply> note(String key, String value) {
    return new Effect.Note<>("INFO " + key + " " + GomocupText.echo(value) + ": ignored");
  }

  /** What the engine is told: only what is new, since managers repeat themselves every game. */
  private static void configure(
      GomocupSettings before, GomocupSettings after, List<Effect<GomocupReply>> effects) {
    after
        .memoryMib()
        .ifPresent(
            mib -> {
              if (!before.memoryMib().equals(after.memoryMib())) {
                effects.add(new Effect.Configure<>("memory-mib", Long.toString(mib)));
              }
            });
    after
        .threads()
        .ifPresent(
            threads -> {
              if (!before.threads().equals(after.threads())) {
                effects.add(new Effect.Configure<>("threads", Integer.toString(threads)));
              }
            });
  }

  /** Managers name the rule after START: the engine gets ready again, while that costs nothing. */
  private static void announce(GomocupState state, List<Effect<GomocupReply>> effects) {
    Optional<Position> start =
        state
            .board()
            .filter(game -> state.thinking().isEmpty() && game.turns().isEmpty())
            .flatMap(GomocupBlocks::size)
            .filter(size -> state.board().map(Position::setup).equals(Optional.of(size)))
            .flatMap(
                size ->
                    GomocupTable.of(state)
                        .filter(table -> table.objection(size).isEmpty())
                        .map(table -> Position.start(table.rules().id(), size)));
    start.ifPresent(position -> effects.add(new Effect.NewGame<>(position)));
  }

  /** Piskvork's way to ask for the move now. */
  private static Step<GomocupState, GomocupReply> stopped(
      GomocupState state, List<Effect<GomocupReply>> effects) {
    var step = GomocupSession.stop(state);
    effects.addAll(step.effects());
    return new Step<>(step.state(), effects);
  }

  private static Step<GomocupState, GomocupReply> limited(
      GomocupState state,
      GomocupSettings before,
      Thinking search,
      List<Effect<GomocupReply>> effects) {
    if (!before.limits().equals(state.settings().limits())) {
      effects.add(new Effect.ChangeLimits<>(search.ticket(), state.settings().limits()));
    }
    return new Step<>(state, effects);
  }
}
