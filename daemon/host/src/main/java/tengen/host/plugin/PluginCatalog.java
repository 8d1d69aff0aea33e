package tengen.host.plugin;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;

/**
 * What was found at start: engines and rules by id, in the order of finding, and one line for each
 * provider that was skipped.
 */
public record PluginCatalog(
    Map<String, Plugin> plugins, Map<String, GameRules> rules, List<String> problems) {
  public PluginCatalog {
    plugins = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(plugins));
    rules = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(rules));
    problems = List.copyOf(problems);
  }

  /**
   * One engine plugin.
   *
   * @param origin where it was found: a module's name, or a jar's
   */
  public record Plugin(EngineFactory factory, EngineDescriptor descriptor, String origin) {

    /**
     * How it describes an engine with these settings.
     *
     * @throws RuntimeException or an error of the plugin's own, or if no host can offer such an
     *     engine, or if it does not return
     */
    public EngineDescriptor descriptor(EngineSettings settings) {
      return isTengensOwn()
          ? factory.descriptor(settings)
          : PluginCall.within(PluginCall.PATIENCE, "plugin-" + origin, () -> checked(settings))
              .orElseThrow(() -> new IllegalStateException("no description in time"));
    }

    private EngineDescriptor checked(EngineSettings settings) {
      EngineDescriptor described = factory.descriptor(settings);
      PluginCheck.objection(described, List.of())
          .ifPresent(
              why -> {
                throw new IllegalArgumentException(why);
              });
      return described;
    }

    private boolean isTengensOwn() {
      return factory.getClass().getModule().getLayer() == ModuleLayer.boot();
    }
  }
}
