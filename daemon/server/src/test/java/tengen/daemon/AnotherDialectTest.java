package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.config.KnownProtocol;
import tengen.daemon.Transports.Kind;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.TestRules;
import tengen.protocol.gomocup.GomocupDialect;
import tengen.protocol.gtp.GtpDialect;
import tengen.protocol.registry.Dialects;
import tengen.support.StreamPeer;

/**
 * A protocol can be added by one entry of the registry; nothing else in the server depends on it.
 */
class AnotherDialectTest {
  private static final Dialects DIALECTS =
      new Dialects(List.of(new AskDialect(), new GomocupDialect(), GtpDialect.ofThisProcess()));

  private static final String YAML =
      """
      listeners:
        - {name: ask, port: 0, protocol: ask, engine: nogo-classic}
        - {name: auto, port: 0, engines: {ask: nogo-classic, gtp: nogo-classic}}
      limits: {ask-line-bytes: 256}
      """;

  private final Transports transports = new Transports();

  @AfterEach
  void close() throws Exception {
    transports.close();
  }

  @ParameterizedTest
  @EnumSource
  void listenersServeAnAddedProtocol(Kind kind) throws Exception {
    try (TestDaemon daemon = daemon()) {
      StreamPeer peer = transports.open(kind, daemon.listenerContext("ask"));

      assertThat(ask(peer, "{\"id\":\"a\"}")).isEqualTo("{\"id\":\"a\",\"move\":\"0,0\"}");
      assertThat(ask(peer, "name")).isEqualTo("{\"error\":\"not a question\"}");
    }
  }

  @ParameterizedTest
  @EnumSource(names = "WEB_SOCKET", mode = EnumSource.Mode.EXCLUDE)
  void theFirstLineDistinguishesItFromOtherProtocols(Kind kind) throws Exception {
    try (TestDaemon daemon = daemon()) {
      StreamPeer asking = transports.open(kind, daemon.listenerContext("auto"));
      StreamPeer gtp = transports.open(kind, daemon.listenerContext("auto"));

      assertThat(ask(asking, "{\"id\":\"b\"}")).isEqualTo("{\"id\":\"b\",\"move\":\"0,0\"}");
      assertThat(ask(gtp, "name")).isEqualTo("= Tengen");
    }
  }

  @Test
  void theProtocolHasItsOwnLineLimit() throws Exception {
    try (TestDaemon daemon = daemon()) {
      StreamPeer peer = transports.open(Kind.TCP, daemon.listenerContext("ask"));

      assertThat(ask(peer, "{\"id\":\"" + "x".repeat(280) + "\"}"))
          .isEqualTo("{\"error\":\"not a question\"}");
      assertThat(ListenerOffers.known(DIALECTS)).contains(new KnownProtocol("ask", 300));
    }
  }

  @Test
  void theConfigurationKnowsTheProtocolsThatAreShipped() {
    assertThat(ListenerOffers.known(Dialects.shipped()))
        .containsExactly(
            new KnownProtocol("gomocup", 65_536),
            new KnownProtocol("gtp", 4_194_304),
            new KnownProtocol("analysis", 1_048_576),
            new KnownProtocol("botzone", 1_048_576),
            new KnownProtocol("ualberta", 4_194_304));
  }

  private static TestDaemon daemon() {
    return new TestDaemon(
        DIALECTS, TestRules.all(), YAML, new HabitPlugin("nogo-classic", Habit.IMMEDIATE, true));
  }

  private static String ask(StreamPeer peer, String line) throws Exception {
    peer.send((line + "\n").getBytes(StandardCharsets.ISO_8859_1));
    return peer.nextLine().orElseThrow();
  }
}
