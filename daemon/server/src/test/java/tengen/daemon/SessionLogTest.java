package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.config.LimitsConfig;
import tengen.daemon.Transports.Kind;
import tengen.daemon.net.TcpTransport;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/** The log lines about rejected clients and ended sessions. */
class SessionLogTest {
  private static final String PEER = "/127\\.0\\.0\\.1:[0-9]+";

  private final Transports transports = new Transports();
  private final HabitPlugin nogo = new HabitPlugin("nogo-classic", Habit.IMMEDIATE, true);
  private final TestDaemon daemon =
      new TestDaemon(
          """
          listeners:
            - {name: any, port: 0}
            - {name: nogo, port: 0, protocol: gtp, engine: nogo-classic}
          """,
          new HabitPlugin("gomoku-classic", Habit.IMMEDIATE, false),
          nogo);

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemon.close();
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void theEndOfASessionIsLoggedWithItsDetails(Kind kind) throws Exception {
    StreamPeer peer = transports.open(kind, daemon.listenerContext("nogo"));
    peer.send(
        "genmove b\nreg_genmove w\ntengen-engine gomoku-classic\ngenmove b\nlz-analyze\nquit\n");
    assertThat(peer.rest()).isNotEmpty();

    assertThat(closed())
        .matches(
            ("#1 session closed protocol=gtp client=(stdio|%s) listener=nogo"
                    + " engines=nogo-classic,gomoku-classic moves=3 seconds=[0-9]+\\.[0-9]"
                    + " reason=quit")
                .formatted(PEER));
  }

  @Test
  void openedSessionsAreLoggedWithTheirListener() throws Exception {
    connect("any").send("ABOUT\n");

    Waits.until("a line of the log", () -> !daemon.log.lines(Level.INFO).isEmpty());
    assertThat(daemon.log.lines(Level.INFO).getFirst())
        .matches("#1 session opened protocol=gomocup client=%s listener=any".formatted(PEER));
  }

  @Test
  void longRemarksAreTruncatedInTheLog() throws Exception {
    StreamPeer peer = connect("nogo");
    peer.send("kgs-game_over " + "a".repeat(100_000) + "\n");
    assertThat(peer.line()).isEqualTo("= ");

    assertThat(daemon.log.lines(Level.INFO))
        .filteredOn(line -> line.contains("aaa"))
        .singleElement()
        .satisfies(line -> assertThat(line).hasSizeBetween(1000, 1100).endsWith("…"));
  }

  @Test
  void theCommandThatEndsASessionIsLogged() throws Exception {
    connect("any").send("START 15\nEND\n");

    assertThat(closed()).endsWith(" reason=END");
  }

  @Test
  void theEndOfTheInputIsLogged() throws Exception {
    StreamPeer peer = connect("nogo");
    peer.send("name\n");
    peer.endInput();

    assertThat(closed()).endsWith(" reason=\"end of input\"");
  }

  @Test
  void resetsAreLogged() throws Exception {
    Socket socket = transports.socket(listen("nogo", LimitsConfig.defaults(List.of())));
    socket.setSoLinger(true, 0);
    socket.close();

    assertThat(closed()).contains(" moves=0 ").contains(" reason=\"connection lost");
  }

  @Test
  void theShutdownIsLogged() throws Exception {
    try (var tcp = new TcpTransport(LimitsConfig.defaults(List.of()))) {
      StreamPeer peer =
          transports.connect(tcp.listen("127.0.0.1", 0, daemon.listenerContext("nogo")));
      peer.send("name\n");
      assertThat(peer.line()).isEqualTo("= Tengen");
    }

    assertThat(closed()).endsWith(" reason=shutdown");
  }

  @Test
  void idleTimeoutsAreLogged() throws Exception {
    transports.connect(listen("nogo", new LimitsConfig(9, 1, Map.of(), 65_536)));

    assertThat(closed()).endsWith(" reason=\"idle for 1 seconds\"");
    assertThat(daemon.log.lines(Level.WARNING)).isEmpty();
  }

  @Test
  void clientsRejectedByALimitAreLoggedWithTheReason() throws Exception {
    InetSocketAddress address = listen("any", new LimitsConfig(1, 60, Map.of(), 65_536));
    StreamPeer first = transports.connect(address);
    first.send("name\n");
    assertThat(first.line()).isEqualTo("= Tengen");
    StreamPeer rejected = transports.connect(address);
    rejected.send("name\n");

    assertThat(rejected.line()).isEqualTo("? too many sessions: 1 at most");
    assertThat(daemon.log.lines(Level.WARNING))
        .singleElement()
        .asString()
        .matches(
            "client rejected client=%s listener=any reason=\"too many sessions: 1 at most\""
                .formatted(PEER));
    assertThat(daemon.log.lines(Level.INFO)).hasSize(1);
  }

  @Test
  void theClientsThatWereRejectedInTheLastMinuteAreCountedAtTheStop() throws Exception {
    InetSocketAddress address = listen("any", new LimitsConfig(1, 60, Map.of(), 65_536));
    StreamPeer first = transports.connect(address);
    first.send("name\n");
    assertThat(first.line()).isEqualTo("= Tengen");
    for (int i = 0; i < 4; i++) {
      StreamPeer rejected = transports.connect(address);
      rejected.send("name\n");
      assertThat(rejected.line()).isEqualTo("? too many sessions: 1 at most");
    }
    assertThat(daemon.log.lines(Level.WARNING)).hasSize(1);

    daemon.close();

    assertThat(daemon.log.lines(Level.WARNING))
        .hasSize(2)
        .last()
        .asString()
        .startsWith("client rejected client=")
        .endsWith("too many sessions: 1 at most\" (and 2 like it)");
  }

  private StreamPeer connect(String listener) throws IOException {
    return transports.connect(listen(listener, LimitsConfig.defaults(List.of())));
  }

  private InetSocketAddress listen(String listener, LimitsConfig limits) throws IOException {
    return transports.listen(daemon.listenerContext(listener), limits);
  }

  private String closed() {
    Waits.until(
        "the end of the session in the log",
        daemon.log::toString,
        log -> daemon.log.contains("session closed "));
    return daemon.log.lines(Level.INFO).getLast();
  }
}
