package tengen.config;

import java.util.List;

/** The keys of an engine. */
final class EngineKeys {
  private EngineKeys() {}

  static final Key<EngineConfig, String> PLUGIN =
      new Key<>(
          "plugin", Scalars.ID, EngineConfig::plugin, "", "id of the plugin that makes the engine");

  static final Key<EngineConfig, EngineOptions> OPTIONS =
      new Key<>(
          "options",
          new EngineOptions.AsMap(),
          EngineOptions::of,
          "",
          "what `tengen engines` lists for the plugin, and the three names below; a list is one"
              + " element a line, a map `name=value` lines");

  /** Without a plugin the engine's id is the plugin's too. */
  static final Section<EngineConfig> SECTION =
      new Section<>(
          EngineConfig.of(""),
          List.of(PLUGIN, OPTIONS),
          in -> {
            String plugin = in.get(PLUGIN);
            return in.get(OPTIONS).with(plugin.isEmpty() ? in.name() : plugin);
          });
}
