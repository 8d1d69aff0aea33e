package tengen.host.plugin;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;

/**
 * The providers found at startup: engines and rules by id, in the order found, and one line for
 * each provider that was skipped.
 */
public record PluginCatalog(
    Map<String, Plugin> plugins, Map<String, GameRules> rules, List<String> problems) {
  public PluginCatalog {
    plugins = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(plugins));
    rules = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(rules));
    problems = List.copyOf(problems);
  }

  /**
   * An engine plugin.
   *
   * @param origin name of its module or jar
   */
  public record Plugin(EngineFactory factory, EngineDescriptor descriptor, String origin) {

    /**
     * Returns the description of an engine with given settings.
     *
     * @throws RuntimeException or an error of the plugin, or if the description is invalid or does
     *     not arrive in time
     */
    public EngineDescriptor descriptor(EngineSettings settings) {
      return isTengensOwn()
          ? factory.descriptor(settings)
          : PluginCall.within(PluginCall.TIMEOUT, "plugin-" + origin, () -> checked(settings))
              .orElseThrow(
                  () ->
                      new IllegalStateException("the plugin did not describe its engines in time"));
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
