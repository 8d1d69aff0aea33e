package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.net.URI;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.app.install.Installation;
import tengen.support.Program;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/**
 * Runs every command once through the real launcher, with the smallest input that shows that it
 * works. Each test starts the process of its command; the tests share one daemon.
 */
final class SmokeIT {
  /** Names the programs, or commands of {@code tengen}, that a test starts. */
  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  private @interface Runs {
    String[] value();
  }

  private static final Distribution DISTRIBUTION = Distribution.built();

  private static final Path PROOF =
      Distribution.root()
          .resolve("games/proof/src/test/resources/tengen/proof/verifier/t-vct-034.proof");

  /** Input of a session and a pattern of its first output line, by protocol. */
  private static final Map<String, List<String>> SESSIONS =
      Map.of(
          "gtp", List.of("boardsize 5\nquit\n", "= "),
          "ualberta", List.of("boardsize 5\nquit\n", "= "),
          "gomocup", List.of("START 15\nEND\n", "OK"),
          "botzone",
              List.of(
                  "{\"requests\":[{\"x\":-1,\"y\":-1}],\"responses\":[]}\n",
                  "\\{\"response\":\\{\"x\":\\d+,\"y\":\\d+}.*}"),
          "analysis",
              List.of("{\"id\":\"v\",\"action\":\"query_version\"}\n", "\\{\"id\":\"v\",.*}"));

  @TempDir private static Path folder;

  private static Server server;

  @BeforeAll
  static void startServer() throws IOException {
    server =
        Server.serve(
            DISTRIBUTION,
            folder,
            """
            listeners:
              - {name: web, port: 0, protocol: http}
              - {name: any, port: 0, engines: {gomocup: quick, gtp: nogo-classic}}
            engines:
              quick: {plugin: gomoku, options: {level: 20}}
            pools: {memory-mib: 64}
            control: {socket: %s}
            """
                .formatted(socket()));
  }

  /** Stops the daemon by a signal and checks its exit code. */
  @AfterAll
  static void endServer() throws Exception {
    try (Server daemon = server) {
      daemon.program().signal("TERM");
      assertThat(daemon.program().exitCode()).isZero();
    }
  }

  private static String socket() {
    return folder.resolve("control").toString();
  }

  private static Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  /** Runs a command with empty standard input and returns the lines of standard output. */
  private static List<String> tengen(String... words) throws Exception {
    return run("tengen", "", words);
  }

  private static List<String> run(String launcher, String sent, String... words) throws Exception {
    String path = DISTRIBUTION.home().resolve("bin").resolve(launcher).toString();
    List<String> command = Stream.concat(Stream.of(path), Stream.of(words)).toList();
    try (Program program = Program.start(folder, command)) {
      program.peer().send(sent);
      program.peer().endInput();
      List<String> lines = program.peer().rest();
      assertThat(program.exitCode()).as("%s%n%s", program.errors(), lines).isZero();
      return lines;
    }
  }

  private static Stream<String> tested() {
    return Arrays.stream(SmokeIT.class.getDeclaredMethods())
        .map(method -> method.getAnnotation(Runs.class))
        .filter(Objects::nonNull)
        .flatMap(runs -> Stream.of(runs.value()));
  }

  /** Fails if a command or launcher was added without a test here. */
  @Test
  void everyCommandAndLauncherHasATest() throws IOException {
    try (Stream<Path> launchers = Files.list(DISTRIBUTION.home().resolve("bin"))) {
      Stream<String> brains =
          launchers
              .map(launcher -> launcher.getFileName().toString())
              .filter(name -> name.startsWith("pbrain-") && !name.contains("."));
      Stream<String> commands = Examples.commands().stream().map(each -> each.getCommandName());
      assertThat(tested().distinct())
          .containsExactlyInAnyOrderElementsOf(Stream.concat(commands, brains).toList());
    }
  }

  @Test
  @Runs("tengen")
  void theHelpListsAllCommands() throws Exception {
    assertThat(tengen("--help")).anyMatch(line -> line.matches(" +serve +\\S.*"));
  }

  @Test
  @Runs("help")
  void helpShowsACommandAndItsSubcommands() throws Exception {
    assertThat(tengen("help", "games", "list"))
        .first()
        .asString()
        .startsWith("Usage: tengen games");
  }

  @Test
  @Runs("version")
  void theVersionIsPrinted() throws Exception {
    assertThat(tengen("version")).first().asString().matches("Tengen \\d+\\.\\d+\\.\\d+.*");
  }

  @Test
  @Runs("generate-completion")
  void aShellCompletesItsLines() throws Exception {
    assertThat(tengen("generate-completion")).anyMatch(line -> line.startsWith("complete "));
  }

  @Test
  @Runs("serve")
  void aListenerServesBothProtocols() throws Exception {
    StreamPeer gtp = server.connect();
    gtp.send("boardsize 5\ntime_settings 0 1 10\ngenmove b\nquit\n");
    assertThat(gtp.rest()).hasSize(8).element(4).asString().matches("= [A-E][1-5]");

    StreamPeer gomocup = server.connect();
    gomocup.send("START 15\nINFO timeout_turn 1000\nBEGIN\n");
    assertThat(gomocup.line()).isEqualTo("OK");
    assertThat(Games.move(gomocup)).isEqualTo("7,7");
  }

  /** Returns the address of the page. */
  private static String page() throws IOException {
    String log = Files.readString(folder.resolve("server.log"));
    MatchResult web =
        Pattern.compile("listening address=(\\S+:\\d+) listener=web ")
            .matcher(log)
            .results()
            .findFirst()
            .get();
    return "http://" + web.group(1) + "/";
  }

  @Test
  @Runs("serve")
  void thePageIsAnsweredOverHttp() throws Exception {
    URLConnection request = URI.create(page()).toURL().openConnection();
    request.setRequestProperty("Accept", "text/html");
    try (InputStream page = request.getInputStream()) {
      assertThat(new String(page.readAllBytes(), StandardCharsets.UTF_8))
          .contains("<title>Tengen</title>", "<script type=\"module\"");
    }
  }

  static Stream<String> protocols() {
    return Installation.DIALECTS.names().stream();
  }

  @ParameterizedTest
  @MethodSource("protocols")
  @Runs("stdio")
  void aSessionOfEachProtocolIsAnswered(String protocol) throws Exception {
    List<String> session = SESSIONS.getOrDefault(protocol, List.of("", "a session to run here"));
    assertThat(run("tengen", session.getFirst(), "stdio", "--protocol", protocol))
        .first()
        .asString()
        .matches(session.getLast());
  }

  @Test
  @Runs("pbrain-tengen")
  void aManagersBrainMakesAMove() throws Exception {
    assertThat(run("pbrain-tengen", "START 15\nINFO timeout_turn 1000\nBEGIN\nEND\n"))
        .startsWith("OK");
  }

  @Test
  @Runs("connect")
  void aBridgeReachesTheDaemon() throws Exception {
    assertThat(run("tengen", "name\nquit\n", "connect", "127.0.0.1:" + server.port()))
        .startsWith("= Tengen");
  }

  /** Runs in a folder with its own configuration. */
  @Test
  @Runs("pbrain-connect")
  void aManagersBridgeReachesTheDaemon() throws Exception {
    Path own = Files.createDirectory(folder.resolve("own"));
    Path home = DISTRIBUTION.home();
    Distribution.copy(home.resolve("bin"), own.resolve("bin"), home.resolve("cache"));
    Files.createSymbolicLink(own.resolve("lib"), home.resolve("lib"));
    Path config =
        Distribution.copy(home.resolve("config"), own.resolve("config"), home.resolve("cache"));
    Files.writeString(config.resolve("pbrain-connect.txt"), "127.0.0.1:" + server.port() + "\r\n");
    String launcher = own.resolve("bin/pbrain-connect").toString();
    assertThat(run(launcher, "ABOUT\nEND\n"))
        .singleElement()
        .asString()
        .startsWith("name=\"Tengen\"");
    // JUnit warns about links that lead out of its folder.
    Files.delete(own.resolve("lib"));
  }

  @Test
  @Runs("join")
  void joiningAnUnknownTableIsRejected() throws Exception {
    String launcher = DISTRIBUTION.launcher();
    List<String> command =
        List.of(launcher, "join", page() + "#/t/ab12", "--engine", "nogo-classic");
    try (Program program = Program.start(folder, command)) {
      assertThat(program.exitCode()).isEqualTo(1);
      assertThat(program.errors()).contains("tengen: no table ab12");
    }
  }

  @Test
  @Runs("ctl")
  void theDaemonReportsItsState() throws Exception {
    assertThat(tengen("ctl", "status", "--socket", socket()))
        .anyMatch(line -> line.startsWith("listening on 127.0.0.1:" + server.port() + " (any,"));
  }

  @Test
  @Runs("top")
  void theDaemonIsWatched() throws Exception {
    assertThat(tengen("top", "--socket", socket(), "--count", "1"))
        .anyMatch(line -> line.startsWith("Tengen "))
        .anyMatch(line -> line.startsWith("searches: "));
  }

  @Test
  @Runs("engines")
  void theEnginesAreListed() throws Exception {
    assertThat(tengen("engines")).first().asString().startsWith("gomoku ");
  }

  @Test
  @Runs("check-config")
  void aPresetIsPrintedInFull() throws Exception {
    assertThat(tengen("check-config", DISTRIBUTION.home().resolve("config/server.yaml").toString()))
        .contains("listeners:");
  }

  @Test
  @Runs("doctor")
  void aSoundInstallationHasNoProblem() throws Exception {
    Path config = file("sound.yaml", "listeners: [{name: a, port: 0}]\narchive: {url: null}\n");
    assertThat(tengen("doctor", "--config", config.toString()))
        .noneMatch(line -> line.startsWith("problem"))
        .anyMatch(line -> line.matches("ok +configuration .*"));
  }

  @Test
  @Runs("token")
  void aTokenIsMade() throws Exception {
    assertThat(tengen("token", "alice")).first().asString().matches("token: \\S{20,}");
  }

  @Test
  @Runs("new-engine")
  void aProjectOfAnEngineIsMade() throws Exception {
    assertThat(tengen("new-engine", "swift"))
        .containsExactly("created swift; its README.md says how to build and play the engine");
    assertThat(folder.resolve("swift/src/main/java/swiftengine/SwiftEngine.java"))
        .content()
        .contains("new EngineDescriptor(\"swift\", \"Swift\"");
  }

  @Test
  @Runs("check-engine")
  void anEngineIsCheckedByAPage() throws Exception {
    String engine =
        "cmd=%s,arg=stdio,arg=--protocol,arg=gtp,arg=--engine,arg=nogo-classic"
            .formatted(DISTRIBUTION.launcher());
    String seconds = "--seconds=" + Waits.CAP.toSeconds();
    assertThat(tengen("check-engine", engine, "--game", "nogo", "--page", "quit", seconds))
        .last()
        .isEqualTo("1 pages: 1 pass, 0 fail, 0 differ, 0 not supported");
  }

  /** Makes the smallest cache. The build makes all caches before the full tier. */
  @Test
  @Runs("train")
  void aCacheIsMade() throws Exception {
    tengen("train", "--mode", "connect");
    assertThat(DISTRIBUTION.home().resolve("cache"))
        .isDirectoryContaining("glob:**/connect.aot")
        .isDirectoryContaining("glob:**/connect.key");
  }

  @Test
  @Runs("match")
  void twoEnginesPlay() throws Exception {
    assertThat(
            tengen(
                "match",
                "--game=nogo",
                "--size=3",
                "--engine=nogo-classic",
                "--engine=nogo-classic,name=twin",
                "--nodes=10"))
        .anyMatch(line -> line.matches("twin +2 .*"));
  }

  @Test
  @Runs("tune")
  void anOptionIsTuned() throws Exception {
    assertThat(
            tengen(
                "tune",
                "--game=nogo",
                "--size=3",
                "--engine=nogo-classic",
                "--tune=exploration=0.5..3",
                "--nodes=10",
                "--games=2"))
        .last()
        .asString()
        .matches("options: .exploration: .+");
  }

  @Test
  @Runs("solve")
  void aWinByFoursIsFound() throws Exception {
    assertThat(tengen("solve", "--position", "h8 h9 i8 i9 j8 j9", "--kind", "vcf"))
        .first()
        .asString()
        .contains("win");
  }

  @Test
  @Runs("file")
  void aBoardInAFileIsAnswered() throws Exception {
    file("board.in", "1\n" + "0".repeat(15 * 15));
    assertThat(tengen("file")).isEmpty();
    assertThat(folder.resolve("decision.out")).hasContent("8 8\n");
  }

  @Test
  @Runs("bench")
  void anEngineIsMeasured() throws Exception {
    assertThat(tengen("bench", "--engine=nogo-classic", "--nodes=100"))
        .last()
        .asString()
        .matches("signature [0-9a-f]{8}");
  }

  @Test
  @Runs("prove")
  void aProofIsVerified() throws Exception {
    assertThat(tengen("prove", "verify", PROOF.toString(), "--sample", "1"))
        .last()
        .asString()
        .endsWith(" replies: right");
  }

  @Test
  @Runs("games")
  void gamesAreStored() throws Exception {
    Path game = file("game.sgf", "(;FF[4]GM[1]SZ[9]RU[NoGo];B[ee];W[aa])");
    String database = "--db=jdbc:sqlite:" + folder.resolve("games.db");
    assertThat(tengen("games", "import", game.toString(), database))
        .singleElement()
        .asString()
        .matches(".* [0-9a-f]{16}");
  }

  @Test
  @Runs("backup")
  void anArchiveIsCopied() throws Exception {
    Path game = file("copied.sgf", "(;FF[4]GM[1]SZ[9]RU[NoGo];B[ee];W[aa])");
    String database = "--db=jdbc:sqlite:" + folder.resolve("copied.db");
    tengen("games", "import", game.toString(), database);
    Path copy = folder.resolve("copy.db");
    assertThat(tengen("backup", copy.toString(), database))
        .singleElement()
        .asString()
        .matches(".*copy\\.db: \\d+ bytes, checked");
    assertThat(tengen("games", "list", "--db=jdbc:sqlite:" + copy)).isNotEmpty();
  }

  @Test
  @Runs({"batch", "worker"})
  void aWorkerDoesAJob() throws Exception {
    String database = "--db=jdbc:sqlite:" + folder.resolve("batch.db");
    String job =
        tengen(
                "batch",
                "submit",
                "match",
                "--game=nogo",
                "--size=3",
                "--engine=nogo-classic",
                "--engine=nogo-classic,name=twin",
                "--nodes=10",
                "--games=2",
                database)
            .getFirst();
    try (Program worker = DISTRIBUTION.tengen("worker", "--threads=1", database)) {
      assertThat(tengen("batch", "status", "--watch", job, database))
          .anyMatch(line -> line.matches("twin +2 .*"));
      worker.signal("TERM");
      assertThat(worker.exitCode()).as(worker.errors()).isZero();
    }
  }

  @Test
  @Runs("cgt")
  void aSumIsValued() throws Exception {
    assertThat(tengen("cgt", "value", "nim 3 5")).containsExactly("nim 3 5: *6, N, 2-2 wins");
  }

  @Test
  @Runs("play")
  void aPersonPlaysOnABoard() throws Exception {
    assertThat(run("tengen", "h8\nquit\n", "play", "--level=1", "--st=0.2"))
        .anyMatch(line -> line.matches("gomoku plays [a-o]\\d+"));
  }
}
