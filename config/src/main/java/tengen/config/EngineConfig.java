package tengen.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * An engine under an id of our own: a plugin and what it is set to.
 *
 * @param plugin id of the plugin that makes it
 * @param threads for one search, 1 to 1024; the host lowers it to what the engine can use
 * @param memoryMib for its tables, 1 to 1048576
 * @param seed of its randomness
 * @param options as text, by name, in the file's order, without the three above; a list in the file
 *     is one element a line, a map {@code name=value} a line
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

  /** This plugin with default options. */
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
