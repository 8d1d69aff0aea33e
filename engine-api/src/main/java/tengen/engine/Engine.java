package tengen.engine;

import tengen.game.Position;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.SearchControl;
import tengen.search.SearchResult;

/**
 * A player of one or more games. Calls come one at a time, but not always from the same thread;
 * only {@link #close} may be called at any time and from any thread.
 */
public interface Engine extends AutoCloseable {

  /**
   * Searches for a move, and blocks until it has one. The host calls it only in open positions of
   * rules, sizes and goals that the descriptor announces.
   *
   * <p>Returns a legal move within 50 ms after {@link SearchControl#shouldStop} has turned true.
   * With one thread, equal settings and a node limit, equal positions get equal results after
   * {@link #newGame}.
   *
   * @throws EngineException REJECTED if this question cannot be answered but the engine still
   *     works; BROKEN if the engine is broken and must be closed
   * @throws InterruptedException if the host has abandoned this engine; the host closes it next
   */
  SearchResult search(Position position, Goal goal, SearchControl control)
      throws EngineException, InterruptedException;

  /**
   * Forgets the last game and prepares for one that begins at {@code start}. Called before the
   * first search of a game. Its time counts against the first move, so slow initialization belongs
   * into {@link EngineFactory#create}.
   */
  default void newGame(Position start) throws EngineException {}

  /**
   * Applies other settings. Called between two searches; its time counts against the next one.
   *
   * @param settings options that all passed {@link Option#objection}
   * @return false if the engine cannot change them; the host then closes it and creates another
   */
  default boolean reconfigure(EngineSettings settings) throws EngineException {
    return false;
  }

  /**
   * Answers a {@link tengen.search.Topic} that the descriptor announces, and blocks until then.
   * Unlike a search, it may be called in a finished game. After {@link SearchControl#shouldStop}
   * has turned true, returns what is known within 50 ms.
   *
   * @param topic the topic's name
   */
  default Finding inspect(Position position, String topic, SearchControl control)
      throws EngineException, InterruptedException {
    throw new EngineException(EngineException.Kind.REJECTED, "no topic " + topic);
  }

  /** Ends the engine's threads and frees its resources. Idempotent. */
  @Override
  void close();
}
