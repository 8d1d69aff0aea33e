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
 * A module with its libraries in a layer of its own over the boot layer: among the other jars every
 * start would look at them, and the listeners open later.
 */
public final class ServiceLayer {
  /** It loads a library of its own. */
  private static final String NATIVE = "org.xerial.sqlitejdbc";

  /** The layers of this process. A second one would load all classes and SQLite's library again. */
  private static final Map<Source, ModuleLayer> LAYERS = new ConcurrentHashMap<>();

  private ServiceLayer() {}

  private record Source(List<Path> jars, String module) {}

  /** What the module provides. Where it cannot be loaded there is one line, and nothing. */
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
      Logs.warn("{0} is not loaded: {1}", module, e.toString());
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
