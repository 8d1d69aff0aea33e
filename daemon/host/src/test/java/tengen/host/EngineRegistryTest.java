package tengen.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tengen.config.ConfigPath;
import tengen.config.KnownProtocol;
import tengen.config.TengenConfig;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.engine.Option;
import tengen.game.Playable;
import tengen.host.EngineRegistry.Fault;
import tengen.host.plugin.PluginCatalog;
import tengen.host.plugin.PluginCatalog.Plugin;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.TestConfig;

class EngineRegistryTest {
  /** The engines that the default listeners name. */
  private static final List<KnownProtocol> PROTOCOLS =
      List.of(new KnownProtocol("gomocup", 1000), new KnownProtocol("gtp", 1000));

  private static final PluginCatalog CATALOG =
      HabitPlugin.catalog(
          new HabitPlugin("gomoku-classic", Habit.IMMEDIATE, false),
          new HabitPlugin("nogo-classic", Habit.IMMEDIATE, true));

  @Test
  void everyPluginIsAnEngineUnderItsOwnId() {
    assertThat(registry("").names()).isEqualTo("gomoku-classic, nogo-classic");
  }

  @Test
  void aConfiguredEngineHasItsPluginAndItsSettings() {
    var fast =
        registry(
                "engines: {fast: {plugin: gomoku-classic,"
                    + " options: {level: 3, threads: 2, memory-mib: 7, seed: 5}}}")
            .find("fast")
            .orElseThrow();

    assertThat(fast.descriptor().id()).isEqualTo("gomoku-classic");
    assertThat(fast.settings().options()).isEqualTo(Map.of("level", "3"));
    assertThat(fast.settings().threads()).isEqualTo(2);
    assertThat(fast.settings().memoryBytes()).isEqualTo(7L << 20);
    assertThat(fast.settings().seed()).isEqualTo(5);
  }

  @Test
  void unknownPluginsAndOptionsAreReportedWithTheKnownOnes() {
    var faults =
        registry(
                "engines: {a: {plugin: alphago}, b: {plugin: nogo-classic, options: {levl: 1}},"
                    + " c: {plugin: nogo-classic, options: {level: 99}}}")
            .faults();

    assertThat(faults)
        .extracting(fault -> fault.path().toString())
        .containsExactly("engines.a.plugin", "engines.b.options.levl", "engines.c.options.level");
    assertThat(faults)
        .extracting(Fault::message)
        .containsExactly(
            "no plugin alphago; found: gomoku-classic, nogo-classic",
            "no option levl; nogo-classic has level, book, style, motto, threads, memory-mib, seed",
            "level 99: a whole number, 0 to 9");
  }

  @Test
  void aCommandLineSetsOptionsUnderTheSameRules() {
    EngineRegistry registry = registry("");

    assertThat(registry.set("nogo-classic", Map.of("level", "9"))).isEmpty();
    assertThat(registry.find("nogo-classic").orElseThrow().settings().options())
        .containsEntry("level", "9");
    assertThat(registry.set("nogo-classic", Map.of("level", "ten")))
        .contains("level ten: a whole number, 0 to 9");
  }

  @Test
  void pluginsWithConfiguredGamesAreEnginesOnceTheyHaveGames() {
    Plugin host = new Plugin(new HostFactory(), new HostFactory().descriptor(), "test");
    var catalog = new PluginCatalog(Map.of("host", host), CATALOG.rules(), List.of());
    var config = config("engines: {a: {plugin: host}, b: {plugin: host, options: {game: nogo}}}");

    var registry = new EngineRegistry(config, catalog);

    assertThat(registry.names()).isEqualTo("b");
    assertThat(registry.problems()).isEmpty();
    assertThat(registry.faults())
        .containsExactly(
            new Fault(ConfigPath.of("engines", "a"), "engine a plays no game with these options"));
  }

  @Test
  void unknownRulesAreReportedAtTheirPosition() {
    Plugin host = new Plugin(new HostFactory(), new HostFactory().descriptor(), "test");
    var catalog = new PluginCatalog(Map.of("host", host), CATALOG.rules(), List.of());
    var config = config("engines: {a: {plugin: host, options: {game: gomoku}}}");

    var registry = new EngineRegistry(config, catalog);

    assertThat(registry.names()).isEqualTo("none found");
    assertThat(registry.faults())
        .containsExactly(
            new Fault(
                ConfigPath.of("engines", "a", "options", "game"),
                "game gomoku: no such rules; known: "
                    + String.join(", ", CATALOG.rules().keySet())));
  }

  @Test
  void faultsAreReportedOnceAtTheirPosition() {
    Plugin host = new Plugin(new HostFactory(), new HostFactory().descriptor(), "test");
    var catalog = new PluginCatalog(Map.of("host", host), CATALOG.rules(), List.of());
    var config =
        config(
            "engines: {a: {plugin: host, options: {game: chess}}, b: {plugin: no},"
                + " c: {plugin: host, options: {gam: nogo}}}");

    var registry = new EngineRegistry(config, catalog);

    assertThat(registry.faults())
        .extracting(Fault::path)
        .containsExactly(
            ConfigPath.of("engines", "a", "options", "game"),
            ConfigPath.of("engines", "b", "plugin"),
            ConfigPath.of("engines", "c", "options", "gam"));
    assertThat(registry.faults())
        .first()
        .extracting(Fault::message)
        .isEqualTo("game chess: not here");
  }

  /** An engine that plays the rules its option names, except chess. */
  private static final class HostFactory implements EngineFactory {
    private static final Option.Text GAME = new Option.Text("game", "What it plays.", "");

    @Override
    public EngineDescriptor descriptor() {
      return new EngineDescriptor("host", "Host", "1", "test").withOptions(GAME);
    }

    @Override
    public EngineDescriptor descriptor(EngineSettings settings) {
      String game = settings.get(GAME);
      if (game.equals("chess")) {
        throw new IllegalArgumentException("game chess: not here");
      }
      return game.isEmpty()
          ? descriptor()
          : new EngineDescriptor("host", "Host", "1", "test", Playable.board(game, 2, 9));
    }

    @Override
    public Engine create(EngineSettings settings, EngineContext context) throws EngineException {
      throw new EngineException(EngineException.Kind.BROKEN, "never made here");
    }
  }

  private static TengenConfig config(String yaml) {
    return TestConfig.of(PROTOCOLS, yaml);
  }

  private static EngineRegistry registry(String yaml) {
    return new EngineRegistry(config(yaml), CATALOG);
  }
}
