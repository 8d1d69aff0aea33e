package tengen.app.install;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
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
 * A configuration that was validated against the available plugins.
 *
 * @param config without problems of its own
 */
public record Installation(
    TengenConfig config, PluginCatalog catalog, EngineRegistry engines, ListenerOffers offers) {

  /** The supported protocols. */
  public static final Dialects DIALECTS = Dialects.shipped();

  /**
   * Reads the file, or the distribution's default, and loads the plugins.
   *
   * @param err receives a line for each skipped plugin
   * @throws CommandException with every problem, one per line, or if there is no engine
   */
  public static Installation open(@Nullable Path file, PrintWriter err) throws CommandException {
    Installation found = find(ConfigDraft.read(file), _ -> false);
    found.problems().forEach(err::println);
    return found;
  }

  /**
   * Loads the plugins. Skips their folder if Tengen's own engines suffice, so that a plugin cannot
   * delay a session that does not use it.
   *
   * @param suffices tests the installation without further plugins
   * @throws CommandException with every problem, one per line, or if there is no engine
   */
  public static Installation find(ConfigDraft draft, Predicate<Installation> suffices)
      throws CommandException {
    Installation own = of(draft.config(), PluginLoader.load());
    if (draft.isSound() && own.faults().isEmpty() && suffices.test(own)) {
      Logs.info("plugins not loaded: the session uses a built-in engine");
      return own;
    }
    Installation all = of(draft.config(), PluginLoader.load(InstallFolder.plugins()));
    if (draft.isSound() && all.hasNoEngine()) {
      throw new CommandException(
          ExitCode.NO_ENGINE, "tengen: no engine found; " + reasons(all.catalog));
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

  /**
   * Returns whether there is no engine, nor one configured for a loaded plugin, which would be
   * reported separately.
   */
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

  /** Returns a line for each skipped plugin. */
  public List<String> problems() {
    return Stream.concat(catalog.problems().stream(), engines.problems().stream()).toList();
  }

  /**
   * Returns the engine with this id, or the first that plays the game if the id is null.
   *
   * @throws CommandException if there is none, or it does not play the game
   */
  public ConfiguredEngine playing(@Nullable String id, Position game) throws CommandException {
    return engines.all().stream()
        .filter(each -> id == null || each.id().equals(id))
        .filter(each -> each.plays(game))
        .findFirst()
        .orElseThrow(
            () ->
                new CommandException(
                    ExitCode.NO_ENGINE,
                    "tengen: no engine %s plays %s on this board; engines: %s"
                        .formatted(id == null ? "here" : id, game.rules(), engines.names())));
  }

  /** Creates a daemon for this configuration. */
  public Daemon daemon() {
    return new Daemon(config, catalog.rules(), offers);
  }
}
