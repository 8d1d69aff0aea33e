package tengen.support.games;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import tengen.engine.EngineContext;
import tengen.game.GameRules;

/** The installed rules, and an engine context with them. */
public final class Referees {
  private static final Map<String, GameRules> ALL = load();

  private Referees() {}

  private static Map<String, GameRules> load() {
    return ServiceLoader.load(GameRules.class).stream()
        .map(ServiceLoader.Provider::get)
        .collect(Collectors.toMap(GameRules::id, rules -> rules));
  }

  public static GameRules of(String rulesId) {
    return Objects.requireNonNull(ALL.get(rulesId), rulesId);
  }

  /** Returns a context for engines. */
  public static EngineContext host() {
    return new EngineContext(ALL, Thread::new, Optional.empty(), _ -> {});
  }
}
