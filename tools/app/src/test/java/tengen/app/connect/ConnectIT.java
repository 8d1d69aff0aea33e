package tengen.app.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.app.Distribution;
import tengen.app.Games;
import tengen.app.OneServer;
import tengen.app.Relay;
import tengen.app.Server;
import tengen.game.Verdict;
import tengen.support.Program;
import tengen.support.SelfSigned;
import tengen.support.StreamPeer;

/** Tests of bridges to a remote daemon with real processes, real sockets and broken connections. */
@Tag("full")
@ExtendWith(OneServer.class)
class ConnectIT {
  private static final String WEB =
      """
      listeners:
        - {name: any, port: 0, protocol: http, engines: {gomocup: gomoku, gtp: nogo}, time: slow, hosts: [127.0.0.2]}
      time:
        slow: {turn-ms: 60000}
      """;
  private static final int BREAKS = Boolean.getBoolean("tengen.long") ? 1_000 : 20;
  private static final int NO_SERVER = 69;

  private final Distribution distribution = Distribution.built();

  @TempDir Path scratch;

  private Program connect(int port, String... options) throws IOException {
    return connect("127.0.0.1:" + port, options);
  }

  private Program connect(String address, String... options) throws IOException {
    List<String> words = new ArrayList<>(List.of("connect", address));
    words.addAll(List.of(options));
    return distribution.tengen(words.toArray(String[]::new));
  }

  @Test
  void aGameOverTcpGoesAsOnStandardInput(Server server) throws Exception {
    try (Program bridge = connect(server.port())) {
      assertThat(Games.nogo(bridge.peer(), 5, 1)).isInstanceOf(Verdict.Won.class);
      bridge.peer().send("quit\nname\n");

      assertThat(bridge.peer().rest()).containsExactly("= ", "");
      assertThat(bridge.exitCode()).isZero();
      assertThat(bridge.errors()).isEmpty();
    }
  }

  @Test
  void brokenConnectionsNeitherLoseNorRepeatLines() throws Exception {
    try (Server server = Server.serve(distribution, scratch, WEB);
        Relay relay = new Relay(server.port());
        Program bridge = connect(relay.address(), "--ws")) {
      StreamPeer gui = bridge.peer();
      for (int i = 1; i <= BREAKS; i++) {
        gui.send(i + " name\n");
        assertThat(gui.line()).isEqualTo("=" + i + " Tengen");
        assertThat(gui.line()).isEmpty();
        long before = relay.sent();
        gui.send(i + " protocol_version\n" + i + " known_command x\n");
        relay.awaitMoreThan(before);
        relay.cut();
        assertThat(gui.line()).isEqualTo("=" + i + " 2");
        assertThat(gui.line()).isEmpty();
        assertThat(gui.line()).isEqualTo("=" + i + " false");
        assertThat(gui.line()).isEmpty();
      }
      gui.send("quit\n");

      assertThat(gui.rest()).containsExactly("= ", "");
      assertThat(bridge.exitCode()).isZero();
      assertThat(bridge.errors()).isEmpty();
    }
  }

  @Test
  void aLongLineIsAMessageOfSeveralFrames() throws Exception {
    try (Server server = Server.serve(distribution, scratch, WEB);
        Program bridge = connect(server.port(), "--ws")) {
      StreamPeer gui = bridge.peer();
      gui.send("1 known_command " + "a".repeat(200_000) + "\n2 name\nquit\n");
      assertThat(gui.rest()).containsExactly("=1 false", "", "=2 Tengen", "", "= ", "");
    }
  }

  @Test
  void aSearchIsResumedAndAnswersOnce() throws Exception {
    try (Server server = Server.serve(distribution, scratch, WEB);
        Relay relay = new Relay(server.port());
        Program bridge = connect(relay.address(), "--ws")) {
      StreamPeer gui = bridge.peer();
      gui.send("boardsize 5\ntime_settings 0 2 1\n");
      assertThat(gui.line() + gui.line() + gui.line() + gui.line()).isEqualTo("= = ");
      long before = relay.sent();
      gui.send("1 genmove b\n");
      relay.awaitMoreThan(before);
      relay.cut();

      assertThat(gui.line()).matches("=1 [A-E][1-5]");
      assertThat(gui.line()).isEmpty();
      gui.send("2 quit\n");
      assertThat(gui.rest()).containsExactly("=2 ", "");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tcp", "ws"})
  void withoutItsServerAGtpClientResigns(String way) throws Exception {
    String yaml = way.equals("ws") ? WEB : WEB.replace("protocol: http", "protocol: auto");
    String[] options =
        way.equals("ws") ? new String[] {"--ws", "--patience=1"} : new String[] {"--patience=1"};
    try (Server server = Server.serve(distribution, scratch, yaml);
        Program bridge = connect(server.port(), options)) {
      StreamPeer gui = bridge.peer();
      gui.send("1 name\n");
      assertThat(gui.line()).isEqualTo("=1 Tengen");
      assertThat(gui.line()).isEmpty();
      gui.send("2 genmove b\n3 name\n");
      server.program().signal("KILL");

      assertThat(gui.line()).isEqualTo("=2 resign");
      assertThat(gui.line()).isEmpty();
      assertThat(gui.line()).startsWith("?3 no server: ");
      assertThat(gui.line()).isEmpty();
      gui.send("4 genmove w\n005 kata-search_analyze w 10\nquit\nname\n");
      assertThat(gui.rest()).containsExactly("=4 resign", "", "=5", "play resign", "", "= ", "");
      assertThat(bridge.exitCode()).isEqualTo(NO_SERVER);
      assertThat(bridge.errors().lines()).hasSize(1);
    }
  }

  @Test
  void withoutItsServerAGomocupClientGetsOneErrorAndTheEnd() throws Exception {
    try (Server server = Server.serve(distribution, scratch, WEB);
        Program bridge = connect(server.port(), "--ws", "--patience=1")) {
      StreamPeer gui = bridge.peer();
      gui.send("START 15\n");
      assertThat(gui.line()).isEqualTo("OK");
      server.program().signal("KILL");
      gui.send("BEGIN\n");

      assertThat(gui.rest())
          .filteredOn(line -> !line.startsWith("MESSAGE"))
          .singleElement()
          .asString()
          .startsWith("ERROR no server: ");
      assertThat(bridge.exitCode()).isEqualTo(NO_SERVER);
    }
  }

  @Test
  void aGatewayWithoutAServerIsAskedAgain() throws Exception {
    var gateway = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    int port = gateway.getLocalPort();
    try (gateway;
        Program bridge = connect(port, "--ws")) {
      bridge.peer().send("1 name\n");
      for (int status : List.of(502, 503, 504)) {
        reject(gateway, status);
      }
      gateway.close();
      String yaml = WEB.replace("port: 0", "port: " + port);
      try (Server _ = Server.serve(distribution, scratch, yaml)) {
        assertThat(bridge.peer().line()).isEqualTo("=1 Tengen");
        assertThat(bridge.peer().line()).isEmpty();
        bridge.peer().send("quit\n");
        assertThat(bridge.peer().rest()).containsExactly("= ", "");
        assertThat(bridge.exitCode()).isZero();
      }
    }
  }

  /** Answers one request with an error status, as a gateway does. */
  private static void reject(ServerSocket gateway, int status) throws IOException {
    try (Socket client = gateway.accept()) {
      var request =
          new BufferedReader(
              new InputStreamReader(client.getInputStream(), StandardCharsets.ISO_8859_1));
      while (!request.readLine().isEmpty()) {
        // Skips the headers.
      }
      client
          .getOutputStream()
          .write("HTTP/1.1 %d Away\r\n\r\n".formatted(status).getBytes(StandardCharsets.UTF_8));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"name\nquit\n", "name\n", "ABOUT\nEND\n"})
  void aClientThatEndsIsNotHeldUpByAServerThatIsAway(String input) throws Exception {
    int nobodys = 1;
    try (Program bridge = connect(nobodys, "--ws", "--patience=3600")) {
      bridge.peer().send(input);
      bridge.peer().endInput();

      assertThat(bridge.exitCode()).isEqualTo(NO_SERVER);
      assertThat(bridge.errors()).contains("127.0.0.1:1: Connection refused");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "http"})
  void aTokenIsShownOverAnEncryptedConnection(String protocol) throws Exception {
    Path certificate = scratch.resolve("certificate.pem");
    Path key = scratch.resolve("key.pem");
    SelfSigned.write("EC", certificate, key);
    String yaml =
        """
        listeners:
          - {name: any, port: 0, protocol: %s, tls: {certificate: %s, key: %s}, login: required}
        auth:
          tokens:
            alice: {sha256: 2bd806c97f0e00af1a1fc3328fa763a9269723c8db8fac4f93af71db186d6e90, rights: [play]}
        """
            .formatted(protocol, certificate, key);
    String way = protocol.equals("http") ? "--ws" : "--patience=1";
    try (Server server = Server.serve(distribution, scratch, yaml)) {
      try (Program bridge = connect(server.port(), way, "--ca=" + certificate, "--token=alice")) {
        bridge.peer().send("1 name\nquit\n");
        assertThat(bridge.peer().rest()).containsExactly("=1 Tengen", "", "= ", "");
        assertThat(bridge.exitCode()).isZero();
      }
      try (Program bridge = connect(server.port(), way, "--ca=" + certificate, "--token=bob")) {
        bridge.peer().send("1 name\n");
        assertThat(bridge.peer().line()).startsWith("?1 no server: the server ");
      }
      try (Program stranger = connect(server.port(), way, "--tls", "--token=alice")) {
        stranger.peer().send("1 name\n");
        assertThat(stranger.peer().line()).startsWith("?1 no server: ").contains("certification");
      }
    }
  }

  @Test
  void theLauncherReadsItsLine(Server server) throws Exception {
    Distribution own = distribution.copyTo(scratch.resolve("tengen"));
    Path file = own.home().resolve("config/pbrain-connect.txt");
    Files.writeString(file, "127.0.0.1:" + server.port() + "\r\n");
    String launcher = own.home().resolve("bin/pbrain-connect").toString();
    try (Program bridge = Program.start(scratch, List.of(launcher))) {
      bridge.peer().send("ABOUT\nEND\n");
      assertThat(bridge.peer().rest()).singleElement().asString().startsWith("name=\"Tengen\"");
      assertThat(bridge.exitCode()).isZero();
    }
    Files.writeString(file, "\r\n");
    try (Program bridge = Program.start(scratch, List.of(launcher))) {
      assertThat(bridge.exitCode()).isEqualTo(2);
      assertThat(bridge.errors()).contains("/config/pbrain-connect.txt: the first line is empty; ");
    }
  }
}
