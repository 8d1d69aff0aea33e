package tengen.host;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.config.ConfigPath;
import tengen.config.EngineConfig;
import tengen.config.TengenConfig;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Playable;
import tengen.host.plugin.PluginCatalog;
import tengen.host.plugin.PluginCatalog.Plugin;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.SettingsChange;

/**
 * The available engines: those of the configuration, then each plugin under its own id with default
 * options, unless it plays no game without options.
 */
public final class EngineRegistry {
  private static final EngineSettings DEFAULT = EngineSettings.DEFAULT;

  private final Map<String, GameRules> rules;
  private final Map<String, ConfiguredEngine> engines = new LinkedHashMap<>();
  private final List<Fault> faults = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();

  /**
   * An error in the configuration that depends on the plugins.
   *
   * @param path where it is
   * @param message what is wrong and what is allowed
   */
  public record Fault(ConfigPath path, String message) {}

  /** Creates the registry; errors are in {@link #faults}. */
  public EngineRegistry(TengenConfig config, PluginCatalog catalog) {
    rules = catalog.rules();
    config.engines().forEach((id, engine) -> configure(id, engine, catalog));
    catalog.plugins().forEach(this::addByDefault);
  }

  /** Returns the errors, in the configuration's order. */
  public List<Fault> faults() {
    return List.copyOf(faults);
  }

  /** Returns a line for each plugin that provides no engine under its own id. */
  public List<String> problems() {
    return List.copyOf(problems);
  }

  /** Returns all engines: the configuration's in its order, then the plugins' in theirs. */
  public Collection<ConfiguredEngine> all() {
    return engines.values();
  }

  /** Returns an engine by id. */
  public Optional<ConfiguredEngine> find(String id) {
    return Optional.ofNullable(engines.get(id));
  }

  /** Returns the ids, for an error message. */
  public String names() {
    return engines.isEmpty() ? "none found" : String.join(", ", engines.keySet());
  }

  private void addByDefault(String id, Plugin plugin) {
    boolean playsUnconfigured = !plugin.descriptor().games().isEmpty();
    if (playsUnconfigured && !engines.containsKey(id)) {
      add(id, plugin, DEFAULT).ifPresent(problems::add);
    }
  }

  /**
   * Adds an engine; returns the error if it cannot be used. With these settings it may play no game
   * at all.
   */
  private Optional<String> add(String id, Plugin plugin, EngineSettings settings) {
    try {
      var descriptor = plugin.descriptor(settings);
      if (descriptor.games().isEmpty()) {
        return Optional.of("engine " + id + " plays no game with these options");
      }
      Optional<String> unknown = unknownRules(descriptor.games(), settings);
      if (unknown.isEmpty()) {
        engines.put(id, new ConfiguredEngine(id, plugin, descriptor, settings));
      }
      return unknown;
    } catch (IllegalArgumentException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    } catch (RuntimeException | Error e) {
      return Optional.of("engine " + id + " skipped: " + e);
    }
  }

  /** Returns an error if an option names rules without a referee. */
  private Optional<String> unknownRules(List<Playable> games, EngineSettings settings) {
    return games.stream()
        .map(Playable::rules)
        .filter(id -> !rules.containsKey(id))
        .flatMap(
            id ->
                naming(id, settings).stream()
                    .map(
                        option ->
                            "%s %s: no such rules; known: %s"
                                .formatted(option, id, String.join(", ", rules.keySet()))))
        .findFirst();
  }

  /** Returns the option that contains a word. */
  private static Optional<String> naming(String word, EngineSettings settings) {
    return settings.options().entrySet().stream()
        .filter(option -> List.of(option.getValue().split("\\s+", -1)).contains(word))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private void configure(String id, EngineConfig engine, PluginCatalog catalog) {
    ConfigPath path = ConfigPath.of("engines", id);
    Plugin plugin = catalog.plugins().get(engine.plugin());
    if (plugin == null) {
      String known = String.join(", ", catalog.plugins().keySet());
      faults.add(
          new Fault(
              path.key("plugin"),
              "no plugin " + engine.plugin() + "; found: " + (known.isEmpty() ? "none" : known)));
      return;
    }
    EngineSettings settings =
        new EngineSettings(
            engine.threads().orElse(DEFAULT.threads()),
            engine.memoryMib().isPresent()
                ? (long) engine.memoryMib().getAsInt() << 20
                : DEFAULT.memoryBytes(),
            engine.seed().orElse(DEFAULT.seed()),
            Map.of());
    int before = faults.size();
    for (var option : engine.options().entrySet()) {
      switch (SettingsChange.of(
          settings, plugin.descriptor(), option.getKey(), option.getValue())) {
        case SettingsChange.To(EngineSettings changed) -> settings = changed;
        case SettingsChange.Rejected(String why) ->
            faults.add(new Fault(path.key("options").key(option.getKey()), why));
      }
    }
    if (faults.size() == before) {
      add(id, plugin, settings)
          .ifPresent(why -> faults.add(new Fault(pathOf(path, engine, why), why)));
    }
  }

  /** Returns where an error is: a plugin's message begins with the option's name. */
  private static ConfigPath pathOf(ConfigPath engine, EngineConfig config, String why) {
    String first = why.substring(0, Math.max(0, why.indexOf(' ')));
    return config.options().containsKey(first) ? engine.key("options").key(first) : engine;
  }

  /**
   * Sets options of an engine, as on the command line.
   *
   * @return the error; empty on success
   */
  public Optional<String> set(String id, Map<String, String> options) {
    ConfiguredEngine engine = engines.get(id);
    if (engine == null) {
      return Optional.of("no engine " + id + "; engines: " + names());
    }
    return switch (SettingsChange.of(engine.settings(), engine.descriptor(), options)) {
      case SettingsChange.To(EngineSettings changed) -> add(id, engine.plugin(), changed);
      case SettingsChange.Rejected(String why) -> Optional.of(why);
    };
  }
}
