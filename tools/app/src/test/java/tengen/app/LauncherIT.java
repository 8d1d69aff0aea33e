package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.support.PluginJar;
import tengen.support.Program;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/** End-to-end tests with real launchers, processes and sockets, and whole games. */
@Tag("full")
@ExtendWith(OneServer.class)
class LauncherIT {
  private static final String SECOND_COMPILER = "-XX:TieredStopAtLevel=4";
  private static final String VECTORS = "jdk.incubator.vector.FloatVector";

  private static final String[] QUICK_GOMOKU = {
    "stdio", "--protocol", "gomocup", "--engine", "gomoku", "--set", "level=20"
  };
  private static final String[] NOGO = {"stdio", "--protocol", "gtp", "--engine", "nogo-classic"};

  @TempDir Path scratch;

  private final Distribution distribution = Distribution.built();

  @Test
  void aGameOfGomokuOverGomocup() throws Exception {
    try (Program program = distribution.tengen(QUICK_GOMOKU)) {
      assertBlackWon(Games.gomocup(program.peer(), 15, 1, Games.AMPLE_MS));
      program.peer().send("END\n");

      assertThat(program.exitCode()).isZero();
      assertThat(program.errors()).isEmpty();
    }
  }

  @Test
  void aGameOfNoGoOverGtp() throws Exception {
    try (Program program = distribution.tengen(NOGO)) {
      assertThat(Games.nogo(program.peer(), 5, 1)).isInstanceOf(Verdict.Won.class);
      program.peer().send("quit\n");

      assertThat(program.exitCode()).isZero();
      assertThat(program.errors()).isEmpty();
    }
  }

  @Test
  void gamesOfBothOverTcpThroughOnePort(Server server) throws Exception {
    assertBlackWon(Games.gomocup(server.connect(), 15, 2, Games.AMPLE_MS));
    assertThat(Games.nogo(server.connect(), 5, 2)).isInstanceOf(Verdict.Won.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nogo-classic", "gomoku"})
  void theEngineBehindAListenerIsOneWordOfTheConfiguration(String word) throws Exception {
    try (Server server = Server.start(distribution, scratch, word)) {
      StreamPeer client = server.connect();
      client.send("version\n");

      assertThat(client.line()).isEqualTo("= 0.1.0 " + word);
    }
  }

  @Test
  void fiftySessionsOfBothPlayAtOnceOnOnePort(Server server) throws Exception {
    try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Verdict>> games = new ArrayList<>();
      for (int i = 0; i < 25; i++) {
        long seed = i;
        games.add(clients.submit(() -> Games.gomocup(server.connect(), 15, seed, 300)));
        games.add(clients.submit(() -> Games.nogo(server.connect(), 4, seed)));
      }
      for (Future<Verdict> game : games) {
        assertThat(game.get()).isNotInstanceOf(Verdict.Open.class);
      }
    }
  }

  @Test
  void clientsKilledDuringASearchAffectNoOther(Server server) throws Exception {
    try (Program client = Program.start(scratch, server.abandonedClient())) {
      assertThat(client.peer().line()).isEqualTo("asked");
      client.signal("KILL");
      assertThat(client.exitCode()).isNotZero();

      StreamPeer other = server.connect();
      other.send("time_settings 0 1 10\ngenmove b\n");

      assertThat(other.line()).isEqualTo("= ");
      assertThat(other.line()).isEmpty();
      assertThat(other.line()).matches("= [A-J][1-9]");
    }
  }

  @Test
  void optionsOfTheEnvironmentWinOverThoseOfTheFile() throws Exception {
    String options = "TENGEN_JAVA_OPTIONS=-Xmx99m -XshowSettings:vm";
    try (Program program =
        Program.start(scratch, List.of("env", options, distribution.launcher(), "version"))) {
      assertThat(program.exitCode()).isZero();
      assertThat(program.errors()).contains("Max. Heap Size: 99.00M");
    }
  }

  @Test
  void piskvorksBrainStartsAndEndsAtEof() throws Exception {
    try (Program brain = distribution.brain()) {
      brain
          .peer()
          .send("START 15\r\nINFO timeout_turn 500\r\nINFO max_memory 83886080\r\nBEGIN\r\n");
      assertThat(brain.peer().line()).isEqualTo("OK");
      assertThat(Games.move(brain.peer())).isEqualTo("7,7");
      brain.peer().endInput();

      assertThat(brain.exitCode()).isZero();
      assertThat(brain.errors()).isEmpty();
    }
  }

  @Test
  void aSuspendedProcessGoesOnWhereItWas() throws Exception {
    try (Program brain = distribution.brain()) {
      brain.peer().send("START 15\nINFO timeout_turn 500\nBEGIN\n");
      assertThat(brain.peer().line()).isEqualTo("OK");
      assertThat(Games.move(brain.peer())).isEqualTo("7,7");
      brain.signal("STOP");
      brain.peer().send("TURN 8,8\n");
      brain.signal("CONT");

      assertThat(Games.move(brain.peer())).matches("[0-9]+,[0-9]+");
    }
  }

  @Test
  void aSignalEndsASessionWithItsAnswers() throws Exception {
    try (Program gtp = distribution.tengen(NOGO)) {
      gtp.peer().send("1 name\n");
      assertThat(gtp.peer().line()).isEqualTo("=1 Tengen");
      assertThat(gtp.peer().line()).isEmpty();
      gtp.peer().send("2 genmove w\n");
      gtp.signal("TERM");

      assertThat(gtp.exitCode()).isZero();
      assertThat(gtp.errors()).isEmpty();
    }
  }

  @Test
  void theProtocolLogHasBothDirectionsAndTheEnd() throws Exception {
    Path log = scratch.resolve("protocol.log");
    String[] logged = {"stdio", "--protocol", "gtp", "--log-protocol", log.toString()};
    try (Program gtp = distribution.tengen(logged)) {
      gtp.peer().send("1 name\r\n");
      assertThat(gtp.peer().line()).isEqualTo("=1 Tengen");
      assertThat(gtp.peer().line()).isEmpty();
      gtp.peer().send("2 protocol_version");
      gtp.peer().endInput();
      assertThat(gtp.exitCode()).isZero();
    }
    try (Program gtp = distribution.tengen(logged)) {
      gtp.peer().send("3 name\n");
      assertThat(gtp.peer().line()).isEqualTo("=3 Tengen");
      gtp.signal("TERM");
      assertThat(gtp.exitCode()).isZero();
    }

    assertThat(Files.readAllLines(log))
        .allSatisfy(line -> assertThat(line).matches("[-0-9]{10}T[:0-9]{8}\\.[0-9]{3}Z stdio .*"))
        .extracting(line -> line.substring(line.indexOf("stdio")))
        .containsExactly(
            "stdio > 1 name\\r",
            "stdio < =1 Tengen",
            "stdio < ",
            "stdio > 2 protocol_version",
            "stdio # end of input",
            "stdio < =2 2",
            "stdio < ",
            "stdio # session closed",
            "stdio > 3 name",
            "stdio < =3 Tengen",
            "stdio < ",
            "stdio # shutdown",
            "stdio # session closed");
  }

  @Test
  void signalsEndTheDaemonAndAreLogged() throws Exception {
    try (Server server = Server.start(distribution, scratch)) {
      StreamPeer client = server.connect();
      client.send("1 name\n");
      assertThat(client.line()).isEqualTo("=1 Tengen");
      server.program().signal("TERM");

      assertThat(server.program().exitCode()).isZero();
      assertThat(client.line()).isEmpty();
      assertThat(client.ended()).isTrue();
    }
    assertThat(Files.readString(scratch.resolve("server.log")))
        .containsPattern(
            "(?s)INFO stopping\n"
                + ".*INFO #1 session closed protocol=gtp .* reason=shutdown\n"
                + "$");
  }

  @Test
  void serveOnATerminalEndsItsStartWithThreeLines() throws Exception {
    Path config = scratch.resolve("config.yaml");
    Files.writeString(
        config, "listeners: [{name: web, port: 0, protocol: http}]\narchive: {url: null}\n");
    String serve =
        ShellWords.quoted(distribution.launcher().toString())
            + " serve --config "
            + ShellWords.quoted(config.toString());
    try (OnTerminal terminal = OnTerminal.start(scratch, 80, 30, serve)) {
      String line = terminal.line();
      while (!line.startsWith("Page: ")) {
        assertThat(line).contains("INFO").doesNotContain("session");
        line = terminal.line();
      }
      assertThat(line).startsWith("Page: open http://127.0.0.1:");
      assertThat(terminal.line()).startsWith("Ports: ");
      assertThat(terminal.line()).startsWith("Log: this terminal; games: not stored");

      terminal.press("\3");
    }
  }

  /** Uses the build's cache, which loads all of its classes at the start. */
  @Test
  void sessionsOnStandardInputLoadOneProtocol() throws Exception {
    String gtp = classesOf("genmove b\nquit\n", NOGO);
    assertThat(gtp)
        .contains("tengen.daemon")
        .doesNotContain("io.netty", "tools.jackson", "io.micrometer", "tengen.metrics", "jdk.jfr.")
        .doesNotContain("tengen.web", "tengen.archive", "org.sqlite", "java.sql");
    String gomocup = classesOf("START 15\nBEGIN\nEND\n", QUICK_GOMOKU);
    assertThat(gomocup).contains("tengen.daemon").doesNotContain("io.netty", "tools.jackson");
    String query = "{\"id\": \"v\", \"action\": \"query_version\"}\n";
    String json = classesOf(query, "stdio", "--protocol", "analysis");
    assertThat(json).contains("tools.jackson").doesNotContain("io.netty");
  }

  /** The network of nogo needs the JVM's second compiler, which most tests do without. */
  @Test
  void onlySessionsOfNogoLoadVectors() throws Exception {
    String game = "boardsize 9\ntime_settings 0 1 1\ngenmove b\n";
    String[] nogo = {"stdio", "--protocol", "gtp", "--engine", "nogo"};
    Path log = scratch.resolve("vectors.log");
    try (Program program = loggingClasses(log, List.of(SECOND_COMPILER), nogo)) {
      program.peer().send(game);
      // The network's thread loads them, and quit could end the process before.
      Waits.untilAsserted(
          "the vectors to load", () -> assertThat(Files.readString(log)).contains(VECTORS));
    }
    assertThat(classesOf(List.of(), game + "quit\n", nogo)).doesNotContain(VECTORS);
    assertThat(classesOf(List.of(SECOND_COMPILER), "START 15\nBEGIN\nEND\n", QUICK_GOMOKU))
        .doesNotContain(VECTORS);
  }

  private String classesOf(String input, String... session) throws Exception {
    return classesOf(List.of(), input, session);
  }

  /** Returns the classes that a session loads with their source, one per line. */
  private String classesOf(List<String> jvm, String input, String... session) throws Exception {
    Path log = Files.createTempFile(scratch, "classes", ".log");
    try (Program program = loggingClasses(log, jvm, session)) {
      program.peer().send(input);
      program.peer().endInput();
      assertThat(program.exitCode()).isZero();
    }
    return Files.readString(log);
  }

  /** Starts a session that writes the classes it loads to a log. */
  private Program loggingClasses(Path log, List<String> jvm, String... session) throws Exception {
    List<String> command = launchLine(session);
    assertThat(command).anyMatch(word -> word.startsWith("-XX:AOTCache="));
    // Follow the flags of the mode, which disable all logging, and those of the tests.
    command.addAll(command.indexOf("-m"), jvm);
    command.add(command.indexOf("-m"), "-Xlog:class+load=info:file=" + log);
    return Program.start(distribution.home(), command);
  }

  /** Returns the JVM command line that the launcher executes. */
  private List<String> launchLine(String... session) throws Exception {
    try (Program program = distribution.tengen(session)) {
      ProcessHandle process = ProcessHandle.of(program.pid()).orElseThrow();
      // A process reports no arguments for a moment after exec.
      ProcessHandle.Info jvm =
          Waits.until(
              "the launcher to become a JVM",
              process::info,
              info ->
                  info.command().filter(path -> path.endsWith("/bin/java")).isPresent()
                      && info.arguments().isPresent());
      List<String> command = new ArrayList<>(List.of(jvm.command().orElseThrow()));
      command.addAll(List.of(jvm.arguments().orElseThrow()));
      return command;
    }
  }

  /** Checks that the plugin folder is only read when needed, which never happens here. */
  @Test
  void aPluginThatHangsDelaysNoSessionWithoutIt() throws Exception {
    Distribution own = distribution.copyTo(scratch.resolve("tengen"));
    new PluginJar(scratch.resolve("hanging"))
        .source(
            "acme/Hanging.java",
            """
            package acme;

            public final class Hanging implements tengen.engine.EngineFactory {
              public Hanging() throws InterruptedException {
                new java.util.concurrent.CountDownLatch(1).await();
              }

              @Override
              public tengen.engine.EngineDescriptor descriptor() {
                throw new AssertionError();
              }

              @Override
              public tengen.engine.Engine create(
                  tengen.engine.EngineSettings settings, tengen.engine.EngineContext context) {
                throw new AssertionError();
              }
            }
            """)
        .resource("META-INF/services/tengen.engine.EngineFactory", "acme.Hanging")
        .pack(own.home().resolve("plugins/hanging.jar"));

    try (Program brain = own.brain()) {
      brain.peer().send("ABOUT\n");
      assertThat(brain.peer().line()).contains("Tengen");
    }
  }

  /**
   * Covers a printed configuration; the tests of the configuration module read back every preset.
   */
  @Test
  void theEffectiveConfigurationReadsBack() throws Exception {
    Path preset = distribution.home().resolve("config/server.yaml");
    Path printed = Files.writeString(scratch.resolve("printed.yaml"), checked(preset));

    assertThat(checked(printed)).isEqualTo(Files.readString(printed));
  }

  private static String checked(Path file) throws IOException {
    Commands.Result result = Commands.run("check-config", file.toString());
    assertThat(result.exitCode()).as(result.errors()).isZero();
    return String.join("\n", result.lines()) + "\n";
  }

  @Test
  void enginesAreListedWithTheirGamesAndOptions() throws Exception {
    Commands.Result result = Commands.run("engines");

    assertThat(result.lines().getFirst()).startsWith("gomoku ");
    assertThat(result.exitCode()).isZero();
    assertThat(result.errors()).isEmpty();
  }

  private static void assertBlackWon(Verdict verdict) {
    assertThat(verdict).isInstanceOf(Verdict.Won.class);
    assertThat(((Verdict.Won) verdict).side()).isEqualTo(Side.BLACK);
  }
}
