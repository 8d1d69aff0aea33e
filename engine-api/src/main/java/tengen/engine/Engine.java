package tengen.engine;

import tengen.game.Position;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.SearchControl;
import tengen.search.SearchResult;

/**
 * One player. It has one caller at a time, though not always the same thread; only {@link #close}
 * may come at any time, from any thread.
 */
public interface Engine extends AutoCloseable {

  /**
   * Searches and blocks until it has an answer. The host asks only in open positions, of rules,
   * sizes and goals that the descriptor announces.
   *
   * <p>When {@link SearchControl#shouldStop} has turned true, the answer comes within 50 ms: a
   * legal move, always. With one thread, equal settings and a node limit, equal positions get equal
   * results after {@link #newGame}.
   *
   * @throws EngineException REFUSED: this question cannot be answered, the engine is fine; LOST:
   *     the engine is broken, close it
   * @throws InterruptedException the host has given the engine up; it is closed next
   */
  SearchResult search(Position position, Goal goal, SearchControl control)
      throws EngineException, InterruptedException;

  /**
   * Forgets the last game and gets ready for one from {@code start}. It comes before the first
   * search of the game, which waits for it and has its move due no later: what takes long belongs
   * into {@link EngineFactory#create}.
   */
  default void newGame(Position start) throws EngineException {}

  /**
   * Takes other settings between two searches, the next of which waits for it.
   *
   * @param settings with options without objection
   * @return false: cannot; the host closes this engine and makes another
   */
  default boolean reconfigure(EngineSettings settings) throws EngineException {
    return false;
  }

  /**
   * Answers one announced {@link tengen.search.Topic} and blocks while it does. Unlike a search it
   * may be asked in a position that is over. When {@link SearchControl#shouldStop} has turned true,
   * it says within 50 ms what it knows.
   *
   * @param topic its name
   */
  default Finding inspect(Position position, String topic, SearchControl control)
      throws EngineException, InterruptedException {
    throw new EngineException(EngineException.Kind.REFUSED, "no topic " + topic);
  }

  /** Ends its threads and frees what it holds. Calling it twice is once. */
  @Override
  void close();
}
