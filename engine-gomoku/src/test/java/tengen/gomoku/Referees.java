package tengen.gomoku;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.gomoku.classic.ClassicFactory;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchResult;

/** The referees that are installed, and a host that lends them. */
public final class Referees {
  private static final Map<String, GameRules> ALL = load();

  private Referees() {}

  private static Map<String, GameRules> load() {
    // The engine itself loads no referee: only its tests do, so its module does not say "uses".
    Referees.class.getModule().addUses(GameRules.class);
    return ServiceLoader.load(GameRules.class).stream()
        .map(ServiceLoader.Provider::get)
        .collect(Collectors.toMap(GameRules::id, rules -> rules));
  }

  public static GameRules of(String rulesId) {
    return Objects.requireNonNull(ALL.get(rulesId), rulesId);
  }

  /** What a host lends an engine. */
  public static EngineContext host() {
    return new EngineContext(ALL, Thread::new, Optional.empty(), _ -> {});
  }

  public static Engine engine(Map<String, String> options) {
    return new ClassicFactory().create(new EngineSettings(1, 1 << 20, 1, options), host());
  }

  public static SearchResult search(Position position, Goal goal, Limits limits) throws Exception {
    try (Engine engine = engine(Map.of())) {
      return engine.search(position, goal, RunningSearch.start(limits));
    }
  }

  /** The best move four plies deep. */
  public static Move quickMove(Position position) throws Exception {
    return search(position, Goal.BEST_MOVE, Limits.NONE.withMaxDepth(4)).move();
  }

  public static Move bestMove(Position position) throws Exception {
    return search(position, Goal.BEST_MOVE, Limits.NONE).move();
  }
}
