package tengen.app.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Commands;
import tengen.app.Distribution;
import tengen.app.Server;
import tengen.daemon.control.ControlSocket;
import tengen.store.archive.TokenHash;
import tengen.support.PluginJar;
import tengen.support.Program;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/** Tests of the control commands on a running daemon. */
@Tag("full")
class CtlIT {
  /** Tag of a test that does not use the shared server. */
  private static final String STARTS_ITS_OWN = "starts-its-own";

  private static final String ALICE = TokenHash.newToken();

  private static final String FIXED =
      """
      package acme;

      import java.util.List;
      import tengen.engine.*;
      import tengen.game.*;
      import tengen.search.*;

      public final class Fixed implements EngineFactory {
        public Fixed() {}

        @Override
        public EngineDescriptor descriptor() {
          return new EngineDescriptor("acme", "Fixed", VERSION, "Acme", Playable.board("nogo", 2, 9));
        }

        @Override
        public Engine create(EngineSettings settings, EngineContext context) {
          return new Engine() {
            @Override
            public SearchResult search(Position position, Goal goal, SearchControl control) {
              return new SearchResult(
                  new Move.Place(COLUMN, position.setup() instanceof Setup.Board b ? b.height() - 1 : 0),
                  new SearchProgress(1, List.of()));
            }

            @Override
            public void close() {}
          };
        }
      }
      """;

  @TempDir Path scratch;
  private Path socket;
  private Server server;

  @BeforeEach
  void start(TestInfo test) throws IOException {
    socket = scratch.resolve("control");
    if (!test.getTags().contains(STARTS_ITS_OWN)) {
      server = Server.serve(Distribution.built(), scratch, yaml("", ""));
    }
  }

  @AfterEach
  void end() {
    if (server != null) {
      server.close();
    }
  }

  private String yaml(String listeners, String more) {
    return """
    listeners:
      - {name: any, port: 0, engines: {gtp: nogo-classic}}
    %sarchive: {url: null}
    control: {socket: %s}
    %s\
    """
        .formatted(listeners, socket, more);
  }

  private void write(String yaml) throws IOException {
    Files.writeString(scratch.resolve("server.yaml"), logged(yaml));
  }

  private String logged(String yaml) {
    return yaml
        + "logging: {level: info, lines-per-minute: 1000000, file: "
        + scratch.resolve("server.log")
        + "}\n";
  }

  @Test
  void theStateAndTheSessionsAreReported() throws Exception {
    StreamPeer client = server.connect();
    client.send("name\n");
    assertThat(client.line()).isEqualTo("= Tengen");

    Commands.Result status = Commands.run("ctl", "status", "--socket", socket.toString());

    assertThat(status.exitCode()).as(status.errors()).isZero();
    assertThat(status.lines())
        .anyMatch(line -> line.matches("Tengen \\S+, up \\d+ s"))
        .contains("listening on 127.0.0.1:" + server.port() + " (any, auto)")
        .contains("sessions: 1 of 1000 {gtp=1}")
        .anyMatch(line -> line.matches("searches: 0 running, 0 waiting, on 0 of \\d+ threads"));
    assertThat(ControlSocket.ask(socket, "sessions"))
        .last()
        .asString()
        .matches("1: gtp, /127.0.0.1:\\d+, listener any, nogo-classic, 0 moves, [0-9.]+ s");
    assertThat(Commands.run("ctl", "status", "--json", "--socket", socket.toString()).lines())
        .singleElement()
        .asString()
        .matches(
            "\\{\"version\":\"[^\"]+\",\"state\":\"up\",\"upSeconds\":\\d+,\"listeners\":\\[\\{"
                + "\"name\":\"any\",\"protocol\":\"auto\",\"address\":\"127.0.0.1\","
                + "\"port\":\\d+}],"
                + "\"sessions\":\\{\"open\":1,\"max\":1000,\"byProtocol\":\\{\"gtp\":1}},"
                + "\"searches\":\\{\"running\":0,\"waiting\":0,\"threads\":0,\"maxThreads\":\\d+,"
                + "\"nodes\":0}}");
    assertThat(Commands.run("ctl", "sessions", "--json", "--socket", socket.toString()).lines())
        .singleElement()
        .asString()
        .matches(
            "\\{\"session\":1,\"protocol\":\"gtp\",\"client\":\"/127.0.0.1:\\d+\","
                + "\"listener\":\"any\",\"engines\":\\[\"nogo-classic\"],\"moves\":0,"
                + "\"seconds\":[0-9.]+}");
  }

  @Test
  void topShowsSessionsAndSpeedAgainAndAgain() throws Exception {
    StreamPeer client = server.connect();
    client.send("kata-analyze\n");
    assertThat(client.line()).isEqualTo("=");

    Commands.Result top =
        Commands.run("top", "--socket", socket.toString(), "--every", "0.5", "--count", "2");

    assertThat(top.exitCode()).as(top.errors()).isZero();
    assertThat(top.lines()).filteredOn(line -> line.startsWith("Tengen ")).hasSize(2);
    assertThat(top.lines())
        .contains("session  protocol  client            listener  engine        moves  age")
        .anyMatch(line -> line.matches("#1 +gtp +/127.0.0.1:\\d+ +any +nogo-classic +0 +[0-9.]+"))
        .anyMatch(line -> line.startsWith("searches: 1 running"))
        .anyMatch(line -> line.matches("[1-9]\\d* nodes a second, [1-9]\\d* in all"));
  }

  @Test
  void topPrintsAnObjectForEachUpdateWithTheOption() throws Exception {
    StreamPeer client = server.connect();
    client.send("name\n");
    assertThat(client.line()).isEqualTo("= Tengen");

    List<String> objects =
        Commands.run("top", "--json", "--socket", "" + socket, "--every", "0.1", "--count", "2")
            .lines();

    String state =
        "\\{\"version\":.*\"sessions\":\\{\"open\":1,.*\"nodes\":0},"
            + "\"openSessions\":\\[\\{\"session\":1,\"protocol\":\"gtp\",[^{]*}]";
    assertThat(objects).hasSize(2);
    assertThat(objects.getFirst()).matches(state + "}");
    assertThat(objects.getLast()).matches(state + ",\"nodesPerSecond\":0}");
  }

  @Test
  void reloadsApplyToNewClientsAndDropNone() throws Exception {
    StreamPeer before = server.connect();
    before.send("name\n");
    assertThat(before.line()).isEqualTo("= Tengen");
    assertThat(before.line()).isEmpty();
    int port = Server.freePort();

    write(
        yaml(
            "  - {name: more, port: " + port + ", protocol: gtp, login: none}\n",
            "auth: {tokens: {alice: {sha256: " + TokenHash.of(ALICE) + "}}}\n"));
    assertThat(ControlSocket.ask(socket, "reload")).containsExactly("done", "listener more opened");

    before.send("2 name\n");
    assertThat(before.line()).isEqualTo("=2 Tengen");
    StreamPeer stranger = server.connect();
    stranger.send("name\n");
    assertThat(stranger.line()).isEqualTo("? a token is needed");
    StreamPeer alice = server.connect();
    alice.send("tengen-auth " + ALICE + "\n");
    assertThat(alice.line()).isEqualTo("= ");
    assertThat(answer(port)).isEqualTo("= Tengen");

    write(yaml("", ""));
    assertThat(ControlSocket.ask(socket, "reload")).containsExactly("done", "listener more closed");
    before.send("3 name\n");
    assertThat(before.line()).isEmpty();
    assertThat(before.line()).isEqualTo("=3 Tengen");
  }

  @Test
  void earlierSessionsCountTowardsReloadedLimits() throws Exception {
    String tooMany = "? too many sessions of this address: %d at most";
    reload("limits: {address: {sessions: 1}}\n");
    StreamPeer first = server.connect();
    first.send("name\n");
    assertThat(first.line()).isEqualTo("= Tengen");

    reload("limits: {address: {sessions: 1}}\n");
    assertThat(answer(server.port())).isEqualTo(tooMany.formatted(1));
    reload("limits: {address: {sessions: 2}}\n");
    StreamPeer second = server.connect();
    second.send("name\n");
    assertThat(second.line()).isEqualTo("= Tengen");
    assertThat(answer(server.port())).isEqualTo(tooMany.formatted(2));
  }

  private void reload(String more) throws IOException {
    write(yaml("", more));
    assertThat(ControlSocket.ask(socket, "reload")).containsExactly("done");
  }

  @Test
  void hangUpsReloadTheConfiguration() throws Exception {
    StreamPeer before = server.connect();
    before.send("name\n");
    assertThat(before.line()).isEqualTo("= Tengen");
    assertThat(before.line()).isEmpty();
    int port = Server.freePort();
    write(yaml("  - {name: more, port: " + port + "}\n", ""));

    server.program().signal("HUP");
    awaitLog("configuration changed change=\"listener more opened\"");

    assertThat(answer(port)).isEqualTo("= Tengen");
    before.send("2 name\n");
    assertThat(before.line()).isEqualTo("=2 Tengen");

    write("limts: {}\n");
    server.program().signal("HUP");
    awaitLog("configuration not reloaded; the old one stays in use problem=");
    assertThat(answer(port)).isEqualTo("= Tengen");
  }

  /** Reads the configuration from a pipe, so that the signal arrives while the daemon reads it. */
  @Test
  @Tag(STARTS_ITS_OWN)
  void aHangUpDuringTheStartReloadsAfterTheStart() throws Exception {
    Path pipe = scratch.resolve("pipe.yaml");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Path next = Files.writeString(scratch.resolve("next.yaml"), "limts: {}\n");
    List<String> command =
        List.of(Distribution.built().launcher(), "serve", "--config", pipe.toString());
    try (Program starting = Program.start(scratch, command)) {
      try (Writer first = Files.newBufferedWriter(pipe, StandardOpenOption.WRITE)) {
        Files.move(next, pipe, StandardCopyOption.REPLACE_EXISTING);
        starting.signal("HUP");
        first.write(logged(yaml("", "")));
      }
      awaitLog("configuration not reloaded; the old one stays in use problem=");

      assertThat(starting.isAlive()).isTrue();
    }
  }

  private void awaitLog(String line) {
    Path log = scratch.resolve("server.log");
    Waits.until(
        "a log with " + line,
        () -> Files.exists(log) ? Files.readString(log) : "",
        text -> text.contains(line));
  }

  @Test
  @Tag(STARTS_ITS_OWN)
  void newSessionsUseChangedPluginsAndOpenOnesTheOld() throws Exception {
    Distribution own = Distribution.built().copyTo(scratch.resolve("tengen"));
    installAcme(own, 1, "\"1\"");
    String acme = yaml("", "").replace("nogo-classic", "acme");
    server = Server.serve(own, Files.createDirectory(scratch.resolve("acme")), acme);
    StreamPeer before = server.connect();
    before.send("version\n");
    assertThat(before.line()).contains("acme");
    before.send("genmove b\n");
    assertThat(before.line()).isEmpty();
    assertThat(before.line()).isEqualTo("= A1");
    assertThat(before.line()).isEmpty();

    installAcme(own, 2, "\"2\"");
    assertThat(ControlSocket.ask(socket, "reload")).containsExactly("done");

    StreamPeer after = server.connect();
    after.send("genmove b\n");
    assertThat(after.line()).isEqualTo("= B1");
    before.send("clear_board\ngenmove b\n");
    assertThat(before.line()).isEqualTo("= ");
    assertThat(before.line()).isEmpty();
    assertThat(before.line()).isEqualTo("= A1");
  }

  /** Installs a plugin whose engine always plays in this column, counted from 1. */
  private void installAcme(Distribution own, int column, String version) throws IOException {
    new PluginJar(scratch.resolve("acme" + column))
        .source(
            "acme/Fixed.java",
            FIXED.replace("COLUMN", Integer.toString(column - 1)).replace("VERSION", version))
        .resource("META-INF/services/tengen.engine.EngineFactory", "acme.Fixed")
        .pack(scratch.resolve("acme.jar"));
    Files.move(
        scratch.resolve("acme.jar"),
        own.home().resolve("plugins/acme.jar"),
        StandardCopyOption.REPLACE_EXISTING);
  }

  @Test
  void errorsAreReportedAndTheConfigurationStays() throws Exception {
    write("listeners: [{name: any, port: x}]\nlimts: {}\n");
    Commands.Result rejected = Commands.run("ctl", "reload", "--socket", socket.toString());

    assertThat(rejected.exitCode()).isEqualTo(1);
    assertThat(rejected.errors())
        .contains("server.yaml:1:", "server.yaml:2:1: unknown key 'limts'");
    assertThat(answer(server.port())).isEqualTo("= Tengen");

    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      write(yaml("  - {name: more, port: " + taken.getLocalPort() + "}\n", ""));
      assertThat(ControlSocket.ask(socket, "reload")).first().isEqualTo("failed");
    }
    assertThat(ControlSocket.ask(socket, "status").toString()).doesNotContain("(more,");
  }

  @Test
  void drainsRejectClientsAndEndWithTheLastOne() throws Exception {
    StreamPeer client = server.connect();
    client.send("name\n");
    assertThat(client.line()).isEqualTo("= Tengen");
    assertThat(client.line()).isEmpty();

    assertThat(ControlSocket.ask(socket, "drain 100 0"))
        .isEqualTo(List.of("done", "draining: 1 clients, at most 100 s"));
    assertThat(ControlSocket.ask(socket, "status")).anyMatch(line -> line.contains("draining"));
    assertThatThrownBy(server::connect).isInstanceOf(IOException.class);
    server.program().signal("HUP");
    awaitLog("configuration not reloaded; the old one stays in use problem=draining");
    assertThat(ControlSocket.ask(socket, "reload")).containsExactly("failed", "draining");
    client.send("2 name\n3 quit\n");

    assertThat(client.rest()).containsExactly("=2 Tengen", "", "=3 ", "");
    assertThat(server.program().exitCode()).isZero();
  }

  @Test
  void theEarlierEndOfTwoDrainsCounts() throws Exception {
    StreamPeer client = server.connect();
    client.send("name\n");
    assertThat(client.line()).isEqualTo("= Tengen");

    assertThat(ControlSocket.ask(socket, "drain 1000 0"))
        .containsExactly("done", "draining: 1 clients, at most 1000 s");
    assertThat(ControlSocket.ask(socket, "drain 5000 0"))
        .last()
        .asString()
        .matches("draining: 1 clients, at most (1000|9\\d\\d) s");
    assertThat(ControlSocket.ask(socket, "drain 0 0"))
        .containsExactly("done", "draining: 1 clients, at most 0 s");

    assertThat(server.program().exitCode()).isZero();
  }

  @Test
  void aSecondDrainWithoutNoticeRejectsClients() throws Exception {
    StreamPeer client = server.connect();
    client.send("name\n");
    assertThat(client.line()).isEqualTo("= Tengen");

    assertThat(ControlSocket.ask(socket, "drain 1000 1000")).first().isEqualTo("done");
    server.connect();
    assertThat(ControlSocket.ask(socket, "drain 1000 0")).first().isEqualTo("done");

    assertThatThrownBy(server::connect).isInstanceOf(IOException.class);
  }

  @Test
  void aDrainWithoutItsTimesIsNone() throws Exception {
    for (String asked : List.of("drain", "drain 100", "drain -1 0", "drain 100 0 0")) {
      assertThat(ControlSocket.ask(socket, asked))
          .containsExactly("failed", asked + ": drain SECONDS NOTICE, whole numbers of seconds");
    }
    assertThat(ControlSocket.ask(socket, "status")).noneMatch(line -> line.contains("draining"));
  }

  @Test
  void stopEndsTheDaemonAndRemovesItsSocket() throws Exception {
    assertThat(ControlSocket.ask(socket, "stop")).containsExactly("done", "stopping");

    assertThat(server.program().exitCode()).isZero();
    assertThat(socket).doesNotExist();
    Commands.Result nobody = Commands.run("ctl", "status", "--socket", socket.toString());
    assertThat(nobody.exitCode()).isEqualTo(1);
    assertThat(nobody.errors()).startsWith("tengen: no daemon listens at " + socket);
  }

  private static String answer(int port) throws IOException, InterruptedException {
    try (var client = new Socket(InetAddress.getLoopbackAddress(), port)) {
      var peer =
          new StreamPeer(client.getInputStream(), client.getOutputStream(), client::shutdownOutput);
      peer.send("name\n");
      return peer.line();
    }
  }
}
