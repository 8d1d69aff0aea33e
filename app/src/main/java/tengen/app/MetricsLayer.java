package tengen.app;

import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolutionException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import tengen.daemon.Logs;
import tengen.daemon.monitor.Monitor;
import tengen.daemon.monitor.MonitorFactory;
import tengen.daemon.monitor.ServerState;

/**
 * The module that keeps the metrics, in a layer of its own over the boot layer: with its libraries
 * among the other jars every start would look at them, and the listeners open later.
 */
final class MetricsLayer {
  private static final String MODULE = "tengen.metrics";

  private MetricsLayer() {}

  /** A monitor of that server. Where it cannot be loaded there is one line, and no metrics. */
  static Monitor load(Path jars, ServerState state) {
    try {
      Optional<MonitorFactory> factory =
          ServiceLoader.load(layer(jars), MonitorFactory.class).findFirst();
      return factory.map(it -> it.create(state)).orElse(Monitor.NONE);
    } catch (FindException
        | ResolutionException
        | LayerInstantiationException
        | ServiceConfigurationError
        | LinkageError e) {
      Logs.warn("no metrics: {0}", e.toString());
      return Monitor.NONE;
    }
  }

  private static ModuleLayer layer(Path jars) {
    ModuleLayer boot = ModuleLayer.boot();
    Configuration found =
        boot.configuration().resolve(ModuleFinder.of(jars), ModuleFinder.of(), Set.of(MODULE));
    return boot.defineModulesWithOneLoader(found, ClassLoader.getSystemClassLoader());
  }
}
