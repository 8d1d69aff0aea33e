package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ConnectException;
import java.net.HttpURLConnection;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tengen.daemon.connect.WebSocketClient;
import tengen.daemon.control.ControlSocket;
import tengen.support.Foreign;
import tengen.support.Program;
import tengen.support.SharedPostgres;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/**
 * Tests of two daemons that share an archive behind HAProxy, with the manual's configuration. A
 * reply is sent only after its commit. After a kill, the other daemon therefore knows everything
 * that clients received.
 */
@Tag("full")
class ClusterIT {
  @RegisterExtension private static final SharedPostgres POSTGRES = new SharedPostgres();

  private static final String FRONT = "127.0.0.1";
  private static final Map<String, String> ADDRESSES = Map.of("a", "127.0.0.2", "b", "127.0.0.3");

  /** Number of clients: four players and one spectator of engines. */
  private static final int CLIENTS = 5;

  @TempDir Path scratch;
  private int port;
  private int webPort;
  private String archive = "";
  private final Deque<AutoCloseable> running = new ArrayDeque<>();
  private final Map<String, Server> daemons = new HashMap<>();
  private final List<Player> players = new ArrayList<>();

  /** Starts both daemons. All players begin at {@code a}. */
  @BeforeEach
  void start() throws Exception {
    Foreign.require("haproxy", "haproxy");
    archive = POSTGRES.server().emptyDatabase();
    port = Server.freePort();
    webPort = Server.freePort();
    start("a");
    String configuration = Distribution.root().resolve("docs/cluster/haproxy.cfg").toString();
    start(
        List.of(
            "env",
            "TENGEN_PORT=" + port,
            "TENGEN_WEB_PORT=" + webPort,
            "haproxy",
            "-db",
            "-f",
            configuration));
    awaitNewcomerAt("a");
    var front = new InetSocketAddress(FRONT, port);
    players.add(new Player("GTP over TCP", new GtpGame(returning(ReturningClient.gtp(front)))));
    players.add(
        new Player("Gomocup over TCP", new GomocupGame(returning(ReturningClient.gomocup(front)))));
    for (String protocol : List.of("gtp", "gomocup")) {
      LineChannel talk = LineChannel.through(bridge().peer());
      players.add(
          new Player(
              protocol + " through a bridge",
              protocol.equals("gtp") ? new GtpGame(talk) : new GomocupGame(talk)));
    }
    var spectator = new Spectator(FRONT, webPort, "both");
    running.push(spectator);
    players.add(new Player("spectator", spectator));
    awaitMoves();
    start("b");
    awaitNewcomerAt("b");
    assertThat(sessions("a")).isEqualTo(CLIENTS);
  }

  @AfterEach
  void end() throws Exception {
    while (!running.isEmpty()) {
      running.pop().close();
    }
  }

  private ReturningClient returning(ReturningClient client) {
    running.push(client);
    return client;
  }

  private Program bridge() throws IOException {
    Program bridge =
        Distribution.built().tengen("connect", FRONT + ":" + webPort, "--ws", "--patience=600");
    running.push(bridge);
    return bridge;
  }

  private void start(List<String> command) throws IOException {
    running.push(Program.start(scratch, command));
  }

  /**
   * Starts a daemon. Its GTP engine is named after it, so that clients can tell the daemons apart.
   */
  private void start(String name) throws IOException {
    Path folder = Files.createTempDirectory(scratch, name);
    String yaml =
        """
        listeners:
          - {name: any, address: %1$s, port: %2$d, engines: {gtp: at-%3$s, gomocup: quick}, time: t}
          - name: web
            address: %1$s
            port: %4$d
            protocol: http
            engines: {gtp: at-%3$s, gomocup: quick, analysis: both}
            time: t
            hosts: [%5$s]
        engines: {at-%3$s: {plugin: nogo}, quick: {plugin: gomoku}, both: {plugin: nogo}}
        time: {t: {turn-ms: 50}}
        pools: {search-threads: 1, memory-mib: 64}
        control: {socket: %6$s}
        archive: {url: "%7$s", wait-ms: 600000}
        """
            .formatted(ADDRESSES.get(name), port, name, webPort, FRONT, control(name), archive);
    Server server = Server.serve(Distribution.built(), folder, yaml);
    running.push(server);
    daemons.put(name, server);
    Waits.untilAsserted(name + " to be ready", () -> assertThat(isReady(name)).isTrue());
  }

  private boolean isReady(String name) throws IOException {
    String page = "http://%s:%d/health/ready".formatted(ADDRESSES.get(name), webPort);
    var asked = (HttpURLConnection) URI.create(page).toURL().openConnection();
    return asked.getResponseCode() == 200;
  }

  private Path control(String name) {
    return scratch.resolve("control-" + name);
  }

  /** Returns the number of sessions of a daemon. */
  private int sessions(String name) throws IOException {
    return ControlSocket.ask(control(name), "sessions").size() - 1;
  }

  /** Waits until every player has made more moves. */
  private void awaitMoves() {
    players.forEach(player -> player.awaitMoves(3));
  }

  private void awaitSessionsAt(String name) {
    Waits.untilAsserted(
        "all sessions at " + name, () -> assertThat(sessions(name)).isEqualTo(CLIENTS));
  }

  /**
   * Tests the restart and the kill in one method, since starting everything takes longer than
   * either.
   */
  @Test
  void neitherARollingRestartNorAKillLosesAMove() throws Exception {
    guestsFindATable();
    restart();
    start("b");
    awaitNewcomerAt("b");
    kill();
    guestsFindATable();
    players.forEach(Player::end);
  }

  /** Opens a table over a WebSocket, and watches it over more of them than either daemon has. */
  private void guestsFindATable() throws IOException {
    List<WebSocketClient> clients = new ArrayList<>();
    String opened =
        answer(
            clients,
            "\"action\":\"tengen-table\",\"op\":\"new\",\"rules\":\"nogo\",\"boardXSize\":5,"
                + "\"boardYSize\":5,\"moves\":[],\"black\":{\"human\":true},\"white\":{\"human\":true}");
    Matcher table = Pattern.compile("\"table\":\"[^\"]*\"").matcher(opened);
    assertThat(table.find()).isTrue();
    for (int i = 0; i < 2 * CLIENTS; i++) {
      assertThat(answer(clients, "\"action\":\"tengen-watch\"," + table.group()))
          .contains("\"seq\":")
          .doesNotContain("error");
    }
    for (WebSocketClient client : clients) {
      client.end();
      running.push(client);
    }
  }

  /** Sends a request over a new WebSocket, and returns its answer. */
  private String answer(List<WebSocketClient> clients, String fields) throws IOException {
    var client =
        new WebSocketClient(
            new Socket(FRONT, webPort), FRONT + ":" + webPort, "/analysis", Map.of());
    clients.add(client);
    client.send("{\"id\":\"hello\",\"action\":\"tengen-hello\"}");
    client.send("{\"id\":\"asked\"," + fields + "}");
    return Waits.until("an answer", client::receive, it -> it.startsWith("{\"id\":\"asked\""));
  }

  private void restart() throws Exception {
    try (var newcomers = new ConnectingClients(FRONT, port)) {
      drain("a", "b");
      start("a");
      awaitNewcomerAt("a");
      drain("b", "a");
      newcomers.end();
      assertThat(newcomers.rejected()).isEmpty();
      assertThat(newcomers.served()).isGreaterThan(10);
    }
  }

  /** Drains a daemon. New clients reach the other one, and remaining sessions continue there. */
  private void drain(String name, String other) throws Exception {
    assertThat(ControlSocket.ask(control(name), "drain 2 1")).first().isEqualTo("done");
    Waits.until(name + " to be closed", () -> !isOpen(name));
    for (int i = 0; i < 5; i++) {
      assertThat(newcomer()).endsWith("at-" + other);
    }
    assertThat(daemons.get(name).program().exitCode()).isZero();
    awaitMoves();
  }

  private boolean isOpen(String name) throws IOException {
    try (var _ = new Socket(ADDRESSES.get(name), port)) {
      return true;
    } catch (ConnectException _) {
      return false;
    }
  }

  private void kill() {
    daemons.get("a").close();
    awaitMoves();
    awaitSessionsAt("b");
  }

  private void awaitNewcomerAt(String name) {
    Waits.untilAsserted(
        "a newcomer at " + name, () -> assertThat(newcomer()).endsWith("at-" + name));
  }

  /** Returns the engine's name and version as a new client receives them. */
  private String newcomer() throws IOException, InterruptedException {
    try (var socket = new Socket(FRONT, port)) {
      var peer =
          new StreamPeer(socket.getInputStream(), socket.getOutputStream(), socket::shutdownOutput);
      peer.send("version\nquit\n");
      return peer.nextLine().orElse("");
    }
  }
}
