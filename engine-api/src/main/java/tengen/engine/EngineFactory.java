package tengen.engine;

import java.util.List;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;

/**
 * A plugin's entry point, found by {@link java.util.ServiceLoader}: describes its engine and
 * creates instances of it. Any thread may call any method.
 */
public interface EngineFactory {

  /**
   * Describes the engine as the plugin offers it before any configuration. Must be cheap: no files,
   * no threads.
   */
  EngineDescriptor descriptor();

  /**
   * Returns referees for games that this plugin brings along, in addition to those registered as
   * services. Useful for a plugin with many games. If an id occurs twice, hosts use the referee
   * found first.
   */
  default List<GameRules> rules() {
    return List.of();
  }

  /**
   * Describes one configured engine. A plugin overrides it if its games depend on its settings,
   * such as one that runs an external program. The options are those of {@link #descriptor()}, and
   * each value is valid by itself.
   *
   * @throws IllegalArgumentException if no engine can be created with these settings; the message
   *     names the option, its value, the problem and what is allowed
   */
  default EngineDescriptor descriptor(EngineSettings settings) {
    return descriptor();
  }

  /**
   * Creates an engine that shares no mutable state with any other. May be slow. Large tables are
   * best allocated by the first search.
   *
   * @throws EngineException if no engine can be created with these settings
   */
  Engine create(EngineSettings settings, EngineContext context) throws EngineException;

  /**
   * Returns the best legal move that this plugin can name without a search. Hosts play it if a
   * search gets no time or no thread, or if the engine is late, broken or not created yet. This
   * happens on an overloaded machine, and where the Gomocup protocol wants a move "as fast as
   * possible". The move takes a win in one move and blocks the opponent's where possible.
   *
   * <p>The method should take microseconds, or a few milliseconds on its first call. It depends on
   * nothing but its arguments: it needs no engine, loads neither files nor large tables and starts
   * no threads. Many threads may call it at once, also while an engine of this plugin searches.
   *
   * @param rules the referee of the position's game
   * @param position an open position of rules and of a size that the descriptor announces
   * @return empty if the plugin knows no move; the host then uses the rules alone to look for a win
   *     in one move, or for one to block. The host treats a move that is illegal or excluded from
   *     the search as empty
   */
  default Optional<Move> quickMove(GameRules rules, Position position) {
    return Optional.empty();
  }
}
