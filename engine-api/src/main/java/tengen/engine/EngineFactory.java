package tengen.engine;

import java.util.List;
import tengen.game.GameRules;

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
}
