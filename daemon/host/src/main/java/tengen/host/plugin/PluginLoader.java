package tengen.host.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tengen.engine.EngineFactory;
import tengen.game.GameRules;
import tengen.host.plugin.PluginCatalog.Plugin;

/**
 * Finds providers of {@link EngineFactory} and {@link GameRules} on the module path, then in the
 * jars and subdirectories of the plugins directory. Each entry has its own module layer or class
 * loader. Tengen's modules take precedence, so a plugin's copy of the API cannot replace them. A
 * bad plugin becomes one line and stops neither the others nor the start.
 */
public final class PluginLoader {
  private final Map<String, Plugin> plugins = new LinkedHashMap<>();
  private final Map<String, GameRules> rules = new LinkedHashMap<>();
  private final List<String> problems = new ArrayList<>();

  private PluginLoader() {}

  /** Loads the providers on the module path. */
  public static PluginCatalog load() {
    return ofModulePath().catalog();
  }

  /**
   * Loads the providers on the module path and in a directory.
   *
   * @param folder may be missing
   */
  public static PluginCatalog load(Path folder) {
    return load(folder, PluginCall.TIMEOUT);
  }

  /** Loads the providers with a time limit for each entry of the directory. */
  static PluginCatalog load(Path folder, Duration timeout) {
    PluginLoader loader = ofModulePath();
    for (Path entry : loader.entries(folder)) {
      loader.add(providers(entry, timeout));
    }
    return loader.catalog();
  }

  private static PluginLoader ofModulePath() {
    var loader = new PluginLoader();
    loader.add(Providers.ofModulePath());
    return loader;
  }

  private PluginCatalog catalog() {
    return new PluginCatalog(plugins, rules, problems);
  }

  private List<Path> entries(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(entry -> PluginJars.isJar(entry) || Files.isDirectory(entry))
          .sorted()
          .toList();
    } catch (IOException e) {
      problems.add("plugins folder " + folder + " cannot be read: " + Providers.reason(e));
      return List.of();
    }
  }

  private static Providers providers(Path entry, Duration timeout) {
    return PluginCall.within(timeout, "plugin-" + entry.getFileName(), () -> Providers.of(entry))
        .orElseGet(() -> Providers.none(entry, "not loaded within " + timeout.toMillis() + " ms"));
  }

  private void add(Providers found) {
    problems.addAll(found.problems);
    found.rules.forEach(this::add);
    found.engines.forEach(this::add);
  }

  private void add(Providers.Rules found) {
    if (rules.putIfAbsent(found.id(), found.rules()) != null) {
      problems.add("rules " + found.id() + " found twice: the first stays");
    }
  }

  private void add(Providers.Engine found) {
    String id = found.descriptor().id();
    Plugin first =
        plugins.putIfAbsent(id, new Plugin(found.factory(), found.descriptor(), found.origin()));
    if (first != null) {
      problems.add(
          "engine %s of %s skipped: %s has that id already"
              .formatted(id, found.origin(), first.origin()));
    } else {
      found.rules().forEach(this::add);
    }
  }
}
