package tengen.gomoku;

import java.util.Map;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchControl;
import tengen.search.SearchResult;
import tengen.support.games.Referees;

/**
 * The engine {@code gomoku} with tables of 1 MiB. Only nodes limit its searches, so equal questions
 * get equal answers.
 */
final class Player implements AutoCloseable {
  private static final int QUICK_NODES = 2_000;

  private static final long MEMORY_BYTES = 1 << 20;

  private final Engine engine;

  private Player(int threads, long seed, Map<String, String> options) {
    var settings = new EngineSettings(threads, MEMORY_BYTES, seed, options);
    try {
      engine = new GomokuFactory().create(settings, Referees.host());
    } catch (EngineException e) {
      throw new IllegalArgumentException(e);
    }
  }

  static Player strongest() {
    return ofLevel(GomokuLevel.FULL, 1);
  }

  static Player ofLevel(int level, long seed) {
    return new Player(1, seed, Map.of("level", Integer.toString(level)));
  }

  static Player withThreads(int threads) {
    return new Player(threads, 1, Map.of());
  }

  static Player withOptions(Map<String, String> options) {
    return new Player(1, 1, options);
  }

  SearchResult search(Position position, Goal goal, Limits limits) throws Exception {
    return search(position, goal, RunningSearch.start(limits));
  }

  SearchResult search(Position position, Goal goal, SearchControl control) throws Exception {
    return engine.search(position, goal, control);
  }

  /** Searches about {@value #QUICK_NODES} nodes. */
  SearchResult search(Position position, Goal goal) throws Exception {
    return search(position, goal, Limits.NONE.withMaxNodes(QUICK_NODES));
  }

  Place best(Position position) throws Exception {
    return place(search(position, Goal.BEST_MOVE).move());
  }

  static Place place(Move move) {
    return (Place) move;
  }

  @Override
  public void close() {
    engine.close();
  }
}
