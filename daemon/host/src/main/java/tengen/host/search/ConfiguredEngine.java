package tengen.host.search;

import java.util.Map;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Position;
import tengen.host.plugin.PluginCatalog.Plugin;

/**
 * A configured engine.
 *
 * @param id its name: the plugin's or the operator's
 * @param descriptor for these settings
 * @param settings checked by the plugin's options
 */
public record ConfiguredEngine(
    String id, Plugin plugin, EngineDescriptor descriptor, EngineSettings settings) {

  /** Creates an engine with other settings. */
  public Engine make(EngineSettings chosen, EngineContext context) throws EngineException {
    Engine made = plugin.factory().create(chosen, context);
    if (made == null) {
      throw new EngineException(
          EngineException.Kind.BROKEN, "the plugin returned null for an engine");
    }
    return made;
  }

  /** Returns whether the engine plays games with these rules and setup. */
  public boolean plays(Position start) {
    return descriptor.games().stream()
        .filter(game -> game.rules().equals(start.rules()))
        .anyMatch(game -> game.covers(start.setup()));
  }

  /**
   * Returns the engine with other options.
   *
   * @throws IllegalArgumentException with what is wrong and what is allowed
   */
  public ConfiguredEngine with(Map<String, String> options) {
    return switch (SettingsChange.of(settings, descriptor, options)) {
      case SettingsChange.To(EngineSettings changed) ->
          new ConfiguredEngine(id, plugin, plugin.descriptor(changed), changed);
      case SettingsChange.Rejected(String why) -> throw new IllegalArgumentException(why);
    };
  }
}
