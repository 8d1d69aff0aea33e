package tengen.app.install;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tengen.app.output.ExitCode;
import tengen.app.output.Fatal;
import tengen.config.EngineConfig;
import tengen.config.TengenConfig;
import tengen.daemon.Daemon;
import tengen.daemon.ListenerOffers;
import tengen.daemon.Logs;
import tengen.game.Position;
import tengen.host.EngineRegistry;
import tengen.host.plugin.PluginCatalog;
import tengen.host.plugin.PluginLoader;
import tengen.host.search.ConfiguredEngine;
import tengen.protocol.registry.Dialects;

/**
 * A configuration that was read and checked against the plugins that were found.
 *
 * @param config without faults of its own
 */
public record Installation(
    TengenConfig config, PluginCatalog catalog, EngineRegistry engines, ListenerOffers offers) {

  /** What is spoken. */
  public static final Dialects DIALECTS = Dialects.shipped();

  /**
   * Reads the file, or the distribution's default, and finds the plugins.
   *
   * @param err gets a line for each plugin that was skipped
   * @throws Fatal with every problem, a line each, or if there is no engine at all
   */
  public static Installation open(@Nullable Path file, PrintWriter err) throws Fatal {
    Installation found = find(ConfigDraft.read(file), _ -> false);
    found.problems().forEach(err::println);
    return found;
  }

  /**
   * Finds the plugins. Their folder is not looked into where the engines that Tengen brings along
   * suffice: so no plugin can delay a session that does without it.
   *
   * @param suffices judges an installation that has no faults
   * @throws Fatal with every problem, a line each, or if there is no engine at all
   */
  public static Installation find(ConfigDraft draft, Predicate<Installation> suffices)
      throws Fatal {
    Installation own = of(draft.config(), PluginLoader.load());
    if (draft.isSound() && own.faults().isEmpty() && suffices.test(own)) {
      Logs.info("plugins not looked for: this engine is Tengen's own");
      return own;
    }
    Installation all = of(draft.config(), PluginLoader.load(InstallFolder.plugins()));
    if (draft.isSound() && all.hasNoEngine()) {
      throw new Fatal(ExitCode.NO_ENGINE, "tengen: no engine found; " + reasons(all.catalog));
    }
    draft.add(all.faults());
    draft.requireSound(all.problems());
    return all;
  }

  private static Installation of(TengenConfig config, PluginCatalog catalog) {
    var engines = new EngineRegistry(config, catalog);
    return new Installation(
        config,
        catalog,
        engines,
        new ListenerOffers(config, engines, catalog.rules(), Version.text(), DIALECTS));
  }

  private List<EngineRegistry.Fault> faults() {
    return Stream.concat(engines.faults().stream(), offers.faults().stream()).toList();
  }

  /** None, nor one that is configured for a plugin that is here: that would be a fault. */
  private boolean hasNoEngine() {
    return engines.all().isEmpty()
        && config.engines().values().stream()
            .map(EngineConfig::plugin)
            .noneMatch(catalog.plugins()::containsKey);
  }

  private static String reasons(PluginCatalog catalog) {
    return catalog.problems().isEmpty()
        ? "lib and plugins hold none"
        : String.join("; ", catalog.problems());
  }

  /** A line for each plugin that was skipped. */
  public List<String> problems() {
    return Stream.concat(catalog.problems().stream(), engines.problems().stream()).toList();
  }

  /**
   * The engine with this id; for null the first that plays the game.
   *
   * @throws Fatal if it is not there, or does not play the game
   */
  public ConfiguredEngine playing(@Nullable String id, Position game) throws Fatal {
    return engines.all().stream()
        .filter(each -> id == null || each.id().equals(id))
        .filter(each -> each.plays(game))
        .findFirst()
        .orElseThrow(
            () ->
                new Fatal(
                    ExitCode.NO_ENGINE,
                    "tengen: no engine %s plays %s on this board; engines: %s"
                        .formatted(id == null ? "here" : id, game.rules(), engines.names())));
  }

  /** A daemon for this configuration. */
  public Daemon daemon() {
    return new Daemon(config, catalog.rules(), offers);
  }
}
