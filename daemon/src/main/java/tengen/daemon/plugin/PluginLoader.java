package tengen.daemon.plugin;

import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolutionException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tengen.daemon.plugin.PluginCatalog.Plugin;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.game.GameRules;

/**
 * Finds providers of {@link EngineFactory} and {@link GameRules}: first on the module path, then in
 * each jar of the plugin folder and each folder of jars there, every one in a module layer of its
 * own over the boot layer. Our own modules come first, so a stray copy of the API in a plugin
 * cannot shadow ours. One bad plugin is one line and never stops another.
 */
public final class PluginLoader {
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]{0,63}");

  private final Map<String, Plugin> plugins = new LinkedHashMap<>();
  private final Map<String, GameRules> rules = new LinkedHashMap<>();
  private final List<String> problems = new ArrayList<>();

  private PluginLoader() {}

  /** Everything on the module path. */
  public static PluginCatalog load() {
    return ofModulePath().catalog();
  }

  /**
   * Everything on the module path and in {@code folder}.
   *
   * @param folder may be missing: then only the module path counts
   */
  public static PluginCatalog load(Path folder) {
    PluginLoader loader = ofModulePath();
    for (Path entry : loader.entries(folder)) {
      loader.addLayer(entry);
    }
    return loader.catalog();
  }

  private static PluginLoader ofModulePath() {
    var loader = new PluginLoader();
    loader.addProviders(ModuleLayer.boot(), null);
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
      return all.filter(entry -> isJar(entry) || Files.isDirectory(entry)).sorted().toList();
    } catch (IOException e) {
      problems.add("plugins folder " + folder + " cannot be read: " + reason(e));
      return List.of();
    }
  }

  private static boolean isJar(Path entry) {
    return entry.toString().endsWith(".jar");
  }

  private void addLayer(Path entry) {
    try {
      ModuleFinder found = ModuleFinder.of(entry);
      List<String> roots =
          found.findAll().stream().map(module -> module.descriptor().name()).sorted().toList();
      ModuleLayer boot = ModuleLayer.boot();
      Configuration configuration =
          boot.configuration().resolveAndBind(ModuleFinder.of(), found, roots);
      ModuleLayer layer =
          boot.defineModulesWithOneLoader(configuration, PluginLoader.class.getClassLoader());
      addProviders(layer, entry);
    } catch (FindException
        | ResolutionException
        | LayerInstantiationException
        | SecurityException
        | LinkageError e) {
      skip(entry.getFileName().toString(), e);
    }
  }

  /** Adds the layer's own providers; {@code entry} is null for the module path. */
  private void addProviders(ModuleLayer layer, @org.jspecify.annotations.Nullable Path entry) {
    String from = entry == null ? "module path" : entry.getFileName().toString();
    each(layer, GameRules.class, from, this::addRules);
    each(
        layer,
        EngineFactory.class,
        from,
        factory ->
            addEngine(factory, entry == null ? factory.getClass().getModule().getName() : from));
  }

  /** Each provider by itself, so that one that fails leaves the others. */
  private <T> void each(ModuleLayer layer, Class<T> service, String from, Consumer<T> found) {
    Iterator<ServiceLoader.Provider<T>> providers =
        ServiceLoader.load(layer, service).stream()
            .filter(provider -> provider.type().getModule().getLayer() == layer)
            .iterator();
    boolean more = true;
    while (more) {
      try {
        more = providers.hasNext();
        if (more) {
          found.accept(providers.next().get());
        }
      } catch (RuntimeException | Error e) {
        skip(from, e);
      }
    }
  }

  private void addRules(GameRules found) {
    if (rules.putIfAbsent(found.id(), found) != null) {
      problems.add("rules " + found.id() + " found twice: the first stays");
    }
  }

  private void addEngine(EngineFactory factory, String origin) {
    EngineDescriptor descriptor = factory.descriptor();
    if (!ID.matcher(descriptor.id()).matches()) {
      problems.add(
          "engine of %s skipped: id \"%s\"; lower case, digits, hyphens"
              .formatted(origin, descriptor.id()));
      return;
    }
    Plugin first = plugins.putIfAbsent(descriptor.id(), new Plugin(factory, descriptor, origin));
    if (first != null) {
      problems.add(
          "engine %s of %s skipped: %s has that id already"
              .formatted(descriptor.id(), origin, first.origin()));
    } else {
      factory.rules().forEach(this::addRules);
    }
  }

  private void skip(String from, Throwable why) {
    problems.add("plugin " + from + " skipped: " + reason(why));
  }

  /** One line: the innermost cause says most. */
  private static String reason(Throwable thrown) {
    Throwable innermost = thrown;
    while (innermost.getCause() != null) {
      innermost = innermost.getCause();
    }
    String message = innermost.getMessage();
    String kind = innermost.getClass().getSimpleName();
    String first = message == null ? kind : kind + ": " + message.lines().findFirst().orElse("");
    return isOfAnotherVersion(innermost)
        ? "built for another version of Tengen or Java: " + first
        : first;
  }

  private static boolean isOfAnotherVersion(Throwable thrown) {
    return thrown instanceof IncompatibleClassChangeError
        || thrown instanceof UnsupportedClassVersionError;
  }
}
