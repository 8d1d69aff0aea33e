package tengen.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tengen.config.ConfigProblem;
import tengen.config.ConfigReader;
import tengen.config.ConfigReading;
import tengen.config.ConfigSource;
import tengen.config.TengenConfig;
import tengen.daemon.Daemon;
import tengen.daemon.EngineRegistry;
import tengen.daemon.Reception;
import tengen.daemon.plugin.PluginCatalog;
import tengen.daemon.plugin.PluginLoader;

/**
 * A configuration that was read and checked against the plugins that were found.
 *
 * @param config without faults
 */
record Installation(
    TengenConfig config, PluginCatalog catalog, EngineRegistry engines, Reception reception) {

  /**
   * Reads the file, or the distribution's default, and finds the plugins.
   *
   * @throws Fatal with every problem, a line each, or if there is no engine at all
   */
  static Installation open(@Nullable Path file) throws Fatal {
    switch (ConfigReader.read(file == null ? Home.defaultConfig() : file)) {
      case ConfigReading.Refused(List<ConfigProblem> problems) -> throw refused(problems.stream());
      case ConfigReading.Accepted(TengenConfig config, ConfigSource source) -> {
        PluginCatalog catalog = PluginLoader.load(Home.plugins());
        if (catalog.plugins().isEmpty()) {
          throw new Fatal(ExitCode.NO_ENGINE, "tengen: no engine found; " + reasons(catalog));
        }
        var engines = new EngineRegistry(config, catalog);
        var reception = new Reception(config, engines, catalog.rules(), Version.text());
        List<EngineRegistry.Fault> faults = new ArrayList<>(engines.faults());
        faults.addAll(reception.faults());
        if (!faults.isEmpty()) {
          throw refused(
              faults.stream().map(fault -> source.problem(fault.path(), fault.message())));
        }
        return new Installation(config, catalog, engines, reception);
      }
    }
  }

  private static String reasons(PluginCatalog catalog) {
    return catalog.problems().isEmpty()
        ? "lib and plugins hold none"
        : String.join("; ", catalog.problems());
  }

  private static Fatal refused(Stream<ConfigProblem> problems) {
    return new Fatal(
        ExitCode.CONFIGURATION,
        problems.map(ConfigProblem::toString).collect(Collectors.joining("\n")));
  }

  /** A line for each plugin that was skipped. */
  List<String> problems() {
    return Stream.concat(catalog.problems().stream(), engines.problems().stream()).toList();
  }

  /** A daemon for this configuration. */
  Daemon daemon() {
    return new Daemon(config, catalog.rules(), reception);
  }
}
