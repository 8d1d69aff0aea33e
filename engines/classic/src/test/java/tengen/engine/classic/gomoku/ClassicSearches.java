package tengen.engine.classic.gomoku;

import java.util.Map;
import tengen.engine.Engine;
import tengen.engine.EngineSettings;
import tengen.game.Move;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchResult;
import tengen.support.games.Referees;

/** Helper methods for searches of {@code gomoku-classic}. */
final class ClassicSearches {
  private ClassicSearches() {}

  static Engine engine(Map<String, String> options) {
    return new ClassicFactory().create(new EngineSettings(1, 1 << 20, 1, options), Referees.host());
  }

  static SearchResult search(Position position, Goal goal, Limits limits) throws Exception {
    try (Engine engine = engine(Map.of())) {
      return engine.search(position, goal, RunningSearch.start(limits));
    }
  }

  /** Returns the best move at a depth of four plies. */
  static Move quickMove(Position position) throws Exception {
    return search(position, Goal.BEST_MOVE, Limits.NONE.withMaxDepth(4)).move();
  }

  static Move bestMove(Position position) throws Exception {
    return search(position, Goal.BEST_MOVE, Limits.NONE).move();
  }
}
