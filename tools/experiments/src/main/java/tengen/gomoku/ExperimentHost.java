package tengen.gomoku;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;
import tengen.engine.EngineContext;
import tengen.game.GameRules;

/** What the programs here lend an engine in the daemon's place: all referees, and new threads. */
public final class ExperimentHost {
  private static final Map<String, GameRules> RULES =
      ServiceLoader.load(GameRules.class).stream()
          .map(ServiceLoader.Provider::get)
          .collect(Collectors.toMap(GameRules::id, Function.identity()));

  private ExperimentHost() {}

  /** The referee of a rule. */
  public static GameRules referee(String rules) {
    return Objects.requireNonNull(RULES.get(rules), rules);
  }

  /** For {@link tengen.engine.EngineFactory#create}. */
  public static EngineContext context() {
    return new EngineContext(RULES, Thread::new, Optional.empty(), _ -> {});
  }
}
