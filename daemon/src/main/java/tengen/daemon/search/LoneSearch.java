package tengen.daemon.search;

import java.util.Map;
import java.util.Optional;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.search.Limits;
import tengen.search.SearchResult;

/** One search by a {@link StandaloneEngine} that is made for it. */
public final class LoneSearch {
  private LoneSearch() {}

  /**
   * Makes the engine, searches for the best move, closes the engine.
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
    try (StandaloneEngine engine =
        StandaloneEngine.make(configured, settings, rules, Optional.empty())) {
      engine.newGame(position);
      return engine.search(position, limits);
    }
  }
}
