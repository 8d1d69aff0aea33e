package tengen.engine;

import java.util.List;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;

/**
 * A plugin's way in: found by {@link java.util.ServiceLoader}, it says what its engine is and makes
 * engines. Any thread may call it.
 */
public interface EngineFactory {

  /** What its engines are and can. Cheap: reads no files, starts no threads. */
  EngineDescriptor descriptor();

  /**
   * Referees of the games that it brings along, beside those that are services: for a plugin of
   * many games. Hosts keep the first referee of an id.
   */
  default List<GameRules> rules() {
    return List.of();
  }

  /**
   * The same for one configured engine, for a plugin that learns from its settings which games it
   * plays, such as one that hosts another program. The settings' options are those of {@link
   * #descriptor()}, each without objection by itself.
   *
   * @throws IllegalArgumentException if no engine can be made with these settings here: the name of
   *     the option that is to blame, its value, what is wrong; what is allowed
   */
  default EngineDescriptor descriptor(EngineSettings settings) {
    return descriptor();
  }

  /**
   * Makes an engine that shares nothing that changes with any other. May take its time; tables are
   * best left to the first search.
   *
   * @throws EngineException if these settings cannot be had
   */
  Engine create(EngineSettings settings, EngineContext context) throws EngineException;

  /**
   * The best legal move that this plugin can name without a search. Hosts play it where a search
   * has no time or no thread, or its engine is late, broken or not made yet: the Gomocup protocol's
   * "as fast as possible", and a move on a machine that is overloaded. It takes a win in one move
   * and stops the opponent's where that is possible.
   *
   * <p>It costs microseconds, or a few milliseconds at its first call, and the answer is due within
   * milliseconds. It needs no engine: it loads neither files nor large tables, starts no threads,
   * and depends on nothing but its arguments. Many threads may call it at once, also while an
   * engine of this plugin searches.
   *
   * @param rules the referee of the position's game
   * @param position open, of rules and of a size that the descriptor announces
   * @return empty: none; the host then looks for a win in one move, or for one to stop, by the
   *     rules alone. A move that is illegal, or that the search was not allowed to play, counts as
   *     none
   */
  default Optional<Move> quickMove(GameRules rules, Position position) {
    return Optional.empty();
  }
}
