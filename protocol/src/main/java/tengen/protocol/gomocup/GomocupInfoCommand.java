package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.game.Position;
import tengen.protocol.Effect;
import tengen.protocol.Step;
import tengen.protocol.gomocup.GomocupSettings.EngineDemands;

/** Executes INFO, which has no reply. A bad value changes nothing and is logged. */
final class GomocupInfoCommand {
  private GomocupInfoCommand() {}

  static Step<GomocupState, GomocupReply> set(GomocupState state, InfoKey key, long value) {
    GomocupSettings before = state.settings();
    GomocupSettings after = before.with(key, value);
    Step<GomocupState, GomocupReply> step =
        changed(state, after).and(changedOptions(before.engine(), after.engine()));
    if (isIgnored(before, key, value)) {
      step = step.and(note(key.word(), Long.toString(value)));
    }
    boolean stopsNow = key == InfoKey.TIMEOUT_TURN && value == 0;
    return stopsNow
        ? step.then(GomocupSession::stop)
        : step.and(changedLimits(state, after).stream().toList());
  }

  /** Updates the client's conventions after a command. */
  static Step<GomocupState, GomocupReply> updateConventions(
      GomocupState state, GomocupCommand command) {
    GomocupConventions client =
        state.client().after(command, state.offer().settings().conventions());
    return client.isSame(state.client())
        ? state.step()
        : changed(state, state.settings().with(client));
  }

  private static Step<GomocupState, GomocupReply> changed(
      GomocupState state, GomocupSettings after) {
    Step<GomocupState, GomocupReply> step = state.with(after).step();
    return state.settings().rules().equals(after.rules())
        ? step
        : step.and(newGame(step.state()).stream().toList());
  }

  private static boolean isIgnored(GomocupSettings before, InfoKey key, long value) {
    return switch (key) {
      case RULE -> GomocupRules.of(value, before.client().yixinRules()).isEmpty();
      case THREAD_NUM, HASH_SIZE -> value <= 0;
      case TIMEOUT_TURN,
          TIMEOUT_MATCH,
          TIME_LEFT,
          TIME_INCREMENT,
          MAX_MEMORY,
          GAME_TYPE,
          MAX_DEPTH,
          MAX_NODE,
          SHOW_DETAIL,
          LEVEL,
          STRENGTH,
          PONDERING,
          AUTO_PONDERING,
          ANALYSIS_MODE ->
          false;
    };
  }

  /** Ignores an unknown key, and logs a bad value of a known key. */
  static Step<GomocupState, GomocupReply> ignore(GomocupState state, String key, String value) {
    return InfoKey.of(key).isPresent() ? state.step().and(note(key, value)) : state.step();
  }

  private static Effect<GomocupReply> note(String key, String value) {
    return new Effect.Note<>("INFO " + key + " " + GomocupText.echo(value) + ": ignored");
  }

  /** Returns changed options of the engine. Managers repeat options, so equal ones are left out. */
  private static List<Effect<GomocupReply>> changedOptions(
      EngineDemands before, EngineDemands after) {
    var options = new ArrayList<Effect<GomocupReply>>();
    if (before.memoryMib() != after.memoryMib()) {
      options.add(option("memory-mib", after.memoryMib()));
    }
    if (after.threads().isPresent() && !before.threads().equals(after.threads())) {
      options.add(option("threads", after.threads().getAsInt()));
    }
    if (after.level().isPresent() && !before.level().equals(after.level())) {
      options.add(option("level", after.level().getAsInt()));
    }
    return options;
  }

  private static Effect<GomocupReply> option(String name, long value) {
    return new Effect.Configure<>(name, Long.toString(value));
  }

  /**
   * Prepares the engine again if the rules have changed. Managers name the rules after START, while
   * the game is still empty and no search runs.
   */
  private static Optional<Effect<GomocupReply>> newGame(GomocupState state) {
    return state
        .position()
        .filter(game -> state.search().isEmpty() && game.turns().isEmpty())
        .flatMap(game -> GomocupBlocks.size(game).filter(empty -> empty.equals(game.setup())))
        .flatMap(
            empty ->
                GomocupVariant.of(state)
                    .filter(variant -> variant.objection(empty).isEmpty())
                    .map(variant -> Position.start(variant.rules().id(), empty)))
        .map(Effect.NewGame::new);
  }

  /** Returns a change of limits for a running search that is not being stopped. */
  private static Optional<Effect<GomocupReply>> changedLimits(
      GomocupState state, GomocupSettings after) {
    return state
        .search()
        .filter(search -> search.isMove() && !search.stopping())
        .filter(_ -> !state.settings().limits().equals(after.limits()))
        .map(search -> new Effect.ChangeLimits<>(search.ticket(), after.limits()));
  }
}
