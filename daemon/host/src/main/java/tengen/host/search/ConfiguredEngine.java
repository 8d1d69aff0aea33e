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
 * One engine as configured.
 *
 * @param id its name in the configuration: the plugin's own, or one of the operator's
 * @param descriptor for these settings
 * @param settings without objection from the plugin's options
 */
public record ConfiguredEngine(
    String id, Plugin plugin, EngineDescriptor descriptor, EngineSettings settings) {

  /** Makes an engine with these settings instead of its own. */
  public Engine make(EngineSettings chosen, EngineContext context) throws EngineException {
    Engine made = plugin.factory().create(chosen, context);
    if (made == null) {
      throw new EngineException(EngineException.Kind.BROKEN, "create returned null");
    }
    return made;
  }

  /** Whether it plays games that begin like this one. */
  public boolean plays(Position start) {
    return descriptor.games().stream()
        .filter(game -> game.rules().equals(start.rules()))
        .anyMatch(game -> game.covers(start.setup()));
  }

  /**
   * The same engine with these options set.
   *
   * @throws IllegalArgumentException with what is wrong and what is allowed
   */
  public ConfiguredEngine with(Map<String, String> options) {
    return switch (SettingsChange.of(settings, descriptor, options)) {
      case SettingsChange.To(EngineSettings changed) ->
          new ConfiguredEngine(id, plugin, plugin.descriptor(changed), changed);
      case SettingsChange.Refused(String why) -> throw new IllegalArgumentException(why);
    };
  }
}
