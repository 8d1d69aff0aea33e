package tengen.gomoku;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;
import tengen.engine.EngineContext;
import tengen.game.GameRules;

/** Provides engines with their context in place of the daemon: all rules, and new threads. */
public final class TrainingHost {
  private static final Map<String, GameRules> RULES =
      ServiceLoader.load(GameRules.class).stream()
          .map(ServiceLoader.Provider::get)
          .collect(Collectors.toMap(GameRules::id, Function.identity()));

  private TrainingHost() {}

  /** Returns the rules with this id. */
  public static GameRules referee(String rules) {
    return Objects.requireNonNull(RULES.get(rules), rules);
  }

  /** Returns a context for {@link tengen.engine.EngineFactory#create}. */
  public static EngineContext context() {
    return new EngineContext(RULES, Thread::new, Optional.empty(), _ -> {});
  }
}
