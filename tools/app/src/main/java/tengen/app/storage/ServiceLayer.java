package tengen.app.storage;

import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolutionException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tengen.daemon.Logs;

/**
 * Loads a module with its libraries in a module layer of its own. In the boot layer its jars would
 * delay every start.
 */
public final class ServiceLayer {
  /** Module that loads a native library. */
  private static final String NATIVE = "org.xerial.sqlitejdbc";

  /**
   * Module layers of this process. A second layer would load all classes and SQLite's native
   * library again.
   */
  private static final Map<Source, ModuleLayer> LAYERS = new ConcurrentHashMap<>();

  private ServiceLayer() {}

  private record Source(List<Path> jars, String module) {}

  /** Loads a service of the module. If that fails, logs one line and returns empty. */
  public static <S> Optional<S> load(List<Path> jars, String module, Class<S> service) {
    try {
      ModuleLayer layer =
          LAYERS.computeIfAbsent(new Source(jars, module), _ -> layer(jars, module));
      return ServiceLoader.load(layer, service).findFirst();
    } catch (FindException
        | ResolutionException
        | LayerInstantiationException
        | ServiceConfigurationError
        | LinkageError e) {
      Logs.warn("cannot load a module", "module", module, "error", e);
      return Optional.empty();
    }
  }

  @SuppressWarnings("restricted")
  private static ModuleLayer layer(List<Path> jars, String module) {
    ModuleLayer boot = ModuleLayer.boot();
    Configuration found =
        boot.configuration()
            .resolve(ModuleFinder.of(jars.toArray(Path[]::new)), ModuleFinder.of(), Set.of(module));
    ModuleLayer.Controller made =
        ModuleLayer.defineModulesWithOneLoader(
            found, List.of(boot), ClassLoader.getSystemClassLoader());
    made.layer().findModule(NATIVE).ifPresent(made::enableNativeAccess);
    return made.layer();
  }
}
