package tengen.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * An engine with an id of its own: a plugin and its settings.
 *
 * @param plugin id of the plugin that creates the engine
 * @param threads number of threads for a search, 1 to 1024; the host lowers it to the engine's
 *     maximum
 * @param memoryMib memory for its tables in MiB, 1 to 1048576
 * @param seed of its random numbers
 * @param options other options as text by name, in the file's order; a list has an element a line,
 *     a map a line {@code name=value} for each entry
 */
public record EngineConfig(
    String plugin,
    OptionalInt threads,
    OptionalInt memoryMib,
    OptionalLong seed,
    Map<String, String> options) {

  public EngineConfig {
    options = Ordered.copyOf(options);
  }

  /** Returns this plugin with default options. */
  public static EngineConfig of(String plugin) {
    return new EngineConfig(
        plugin, OptionalInt.empty(), OptionalInt.empty(), OptionalLong.empty(), Map.of());
  }

  static final Key<EngineConfig, Optional<String>> PLUGIN =
      new Key<>(
          "plugin",
          new Kinds.Maybe<>(Scalars.ID, ""),
          engine -> Optional.of(engine.plugin()).filter(id -> !id.isEmpty()),
          "",
          "Id of the plugin that makes the engine. null: the engine's own id.");

  static final Key<EngineConfig, EngineOptions> OPTIONS =
      new Key<>(
          "options",
          new EngineOptions.AsMap(),
          EngineOptions::of,
          "",
          "Values of the plugin's options, which `tengen engines` lists, and of the three"
              + " below.");

  static final Section<EngineConfig> SECTION =
      new Section<>(
          EngineConfig.of(""),
          List.of(PLUGIN, OPTIONS),
          in -> in.get(OPTIONS).with(in.get(PLUGIN).orElse(in.name())));
}
