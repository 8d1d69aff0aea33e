package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.config.TengenConfig;
import tengen.host.EngineRegistry;
import tengen.host.plugin.PluginCatalog;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.protocol.registry.Dialects;

class ListenerOffersTest {
  private static final PluginCatalog CATALOG =
      HabitPlugin.catalog(
          new HabitPlugin("gomoku-classic", Habit.IMMEDIATE, false),
          new HabitPlugin("nogo-classic", Habit.IMMEDIATE, true));

  private static ListenerOffers offers(TengenConfig config) {
    return new ListenerOffers(
        config, new EngineRegistry(config, CATALOG), CATALOG.rules(), "1", Dialects.shipped());
  }

  @Test
  void aListenerMustNameEnginesThatExistAndThatItsProtocolCarries() {
    assertThat(
            faults(
                "listeners: [{name: a, port: 1, protocol: gomocup, engine: nogo-classic},"
                    + " {name: b, port: 2, engine: missing},"
                    + " {name: c, port: 3, engines: {gomocup: nogo-classic}},"
                    + " {name: d, port: 4, protocol: gtp, engine: gomoku-classic}]"))
        .containsExactly(
            "listeners[0]: no engine plays a game of gomocup;"
                + " engines: gomoku-classic, nogo-classic",
            "listeners[1].engine: no engine missing; engines: gomoku-classic, nogo-classic",
            "listeners[2].engines.gomocup: engine nogo-classic plays no game that the protocol"
                + " gomocup supports");
  }

  @Test
  void aClientMayChangeToAnyEngineUnlessSomeAreAllowed() {
    assertThat(offered("{name: a, port: 1, engine: gomoku-classic}"))
        .containsExactly("gomoku-classic", "nogo-classic");
    assertThat(offered("{name: a, port: 1, engines: {gtp: nogo-classic}}"))
        .containsExactly("nogo-classic", "gomoku-classic");
    assertThat(offered("{name: a, port: 1, engine: nogo-classic, allow: [nogo-classic]}"))
        .containsExactly("nogo-classic");
  }

  private static List<String> offered(String listener) {
    var config = TestDaemon.config("listeners: [" + listener + "]");
    return offers(config).offered(config.listeners().getFirst(), "gtp");
  }

  @Test
  void faultsOfEnginesAreNotReportedAtListenersThatNameThem() {
    assertThat(
            faults(
                "engines: {a: {plugin: no},"
                    + " b: {plugin: nogo-classic, options: {level: 99}}}\n"
                    + "listeners: [{name: x, port: 1, engine: a, allow: [b]}]"))
        .isEmpty();
  }

  private static List<String> faults(String yaml) {
    return offers(TestDaemon.config(yaml)).faults().stream()
        .map(fault -> fault.path() + ": " + fault.message())
        .toList();
  }
}
