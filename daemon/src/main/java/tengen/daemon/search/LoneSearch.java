package tengen.daemon.search;

import java.util.Map;
import java.util.Optional;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchResult;

/** One search by an engine of its own, on the caller's thread, without pool, plan or watch. */
public final class LoneSearch {
  private LoneSearch() {}

  /**
   * Makes the engine, searches for the best move, closes the engine. Blocks for as long as the
   * engine takes: it alone minds the limits.
   *
   * @param settings instead of the configured ones
   */
  public static SearchResult run(
      ConfiguredEngine configured,
      EngineSettings settings,
      Map<String, GameRules> rules,
      Position position,
      Limits limits)
      throws EngineException, InterruptedException {
    var threads = Thread.ofPlatform().daemon().name(configured.id() + "-", 1).factory();
    var context = new EngineContext(rules, threads, Optional.empty(), _ -> {});
    try (Engine engine = configured.plugin().factory().create(settings, context)) {
      engine.newGame(position);
      return engine.search(position, Goal.BEST_MOVE, RunningSearch.start(limits));
    }
  }
}
