package tengen.config;

import java.util.List;
import java.util.Optional;

/** The keys of an engine. */
final class EngineKeys {
  private EngineKeys() {}

  static final Key<EngineConfig, Optional<String>> PLUGIN =
      new Key<>(
          "plugin",
          new Kinds.Maybe<>(Scalars.ID, ""),
          engine -> Optional.of(engine.plugin()).filter(id -> !id.isEmpty()),
          "",
          "id of the plugin that makes the engine; null: the engine's own id");

  static final Key<EngineConfig, EngineOptions> OPTIONS =
      new Key<>(
          "options",
          new EngineOptions.AsMap(),
          EngineOptions::of,
          "",
          "what `tengen engines` lists for the plugin, and the three names below; a list is one"
              + " element a line, a map `name=value` lines");

  static final Section<EngineConfig> SECTION =
      new Section<>(
          EngineConfig.of(""),
          List.of(PLUGIN, OPTIONS),
          in -> in.get(OPTIONS).with(in.get(PLUGIN).orElse(in.name())));
}
