package tengen.packages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Program;
import tengen.support.Waits;

/** Tests of the archive with a Java runtime, on a system without Java and other programs. */
class RuntimeIT {
  /** Maximum size of the download in bytes. */
  private static final long MAX_SIZE = 65_000_000;

  private static final Path ARCHIVE = Path.of(System.getProperty("tengen.with-runtime"));
  private static final Pattern PORT = Pattern.compile("listening address=\\S+:(\\d+) ");

  @TempDir private static Path unpacked;
  @TempDir Path scratch;

  @BeforeAll
  static void unpack() throws Exception {
    if (!Files.exists(ARCHIVE)) {
      Tools.leaveOut("no archive with a runtime was built: that takes Linux");
    }
    Tools.run(unpacked, "tar", "-xzf", ARCHIVE.toString());
  }

  private static Path home() {
    return unpacked.resolve("tengen-0.1.0");
  }

  /** Returns a command line whose only environment variables are these, and no program is found. */
  private List<String> command(String... arguments) {
    var line = new ArrayList<>(List.of("/usr/bin/env", "-i", "PATH=/nowhere"));
    line.addAll(List.of("TENGEN_TRAIN=never", "XDG_STATE_HOME=" + scratch));
    line.add(home().resolve("bin/tengen").toString());
    line.addAll(List.of(arguments));
    return line;
  }

  private List<String> run(String... arguments) throws IOException {
    try (Program program = Program.start(scratch, command(arguments))) {
      List<String> lines = program.peer().rest();
      assertThat(program.exitCode()).as(program.errors()).isZero();
      return lines;
    }
  }

  @Test
  void theDownloadIsSmall() throws IOException {
    assertThat(Files.size(ARCHIVE)).isLessThanOrEqualTo(MAX_SIZE);
  }

  @Test
  void theBundledRuntimePlaysAMove() throws IOException {
    List<String> session = command("stdio", "--protocol", "gtp", "--engine", "nogo");
    try (Program program = Program.start(scratch, session)) {
      program.peer().send("name\n");
      assertThat(program.peer().line()).isEqualTo("= Tengen");
      assertThat(Path.of("/proc/" + program.pid() + "/exe").toRealPath())
          .isEqualTo(home().resolve("jre/bin/java").toRealPath());
      program.peer().send("genmove b\nquit\n");
      assertThat(program.peer().line()).isEmpty();
      assertThat(program.peer().line()).matches("= [A-J][1-9]");
      assertThat(program.exitCode()).as(program.errors()).isZero();
    }
  }

  @Test
  void theBundledRuntimeServesThePage() throws Exception {
    Path log = scratch.resolve("server.log");
    Path config = scratch.resolve("my.yaml");
    Files.writeString(
        config,
        "listeners: [{name: page, port: 0, protocol: http}]\nlogging: {file: " + log + "}\n");
    List<String> serve = command("serve", "--config", config.toString());
    try (Program program = Program.start(scratch, serve);
        HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest page =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port(log) + "/"))
              .header("Accept", "text/html")
              .build();
      HttpResponse<String> answer = client.send(page, BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.body()).contains("<title>");
      program.signal("TERM");
      assertThat(program.exitCode()).isZero();
    }
    assertThat(log).content().doesNotContain(" ERROR ");
    assertThat(scratch.resolve("tengen/games.db")).isNotEmptyFile();
  }

  private static String port(Path log) {
    return Waits.until("a line with the port", () -> listening(log), Matcher::hasMatch).group(1);
  }

  private static Matcher listening(Path log) throws IOException {
    Matcher line = PORT.matcher(Files.exists(log) ? Files.readString(log) : "");
    var _ = line.find();
    return line;
  }

  @Test
  void theBundledRuntimeHasTheCharsetsOfGameRecords() throws IOException {
    Path file = scratch.resolve("korean.sgf");
    String name = "이세돌";
    String record = "(;GM[1]SZ[9]CA[EUC-KR]RU[NoGo]PB[" + name + "]PW[A];B[ee];W[aa])";
    Files.write(file, record.getBytes(Charset.forName("x-windows-949")));
    String db = "jdbc:sqlite:" + scratch.resolve("games.db");

    var _ = run("games", "import", "--db", db, file.toString());

    // The peer reads bytes as Latin-1.
    String bytes = new String(name.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    assertThat(run("games", "list", "--db", db)).anyMatch(line -> line.contains(bytes));
  }

  @Test
  void theBundledRuntimeHasTheVectorsOfEngines() throws Exception {
    String java = home().resolve("jre/bin/java").toString();
    try (Program program = Program.start(scratch, List.of(java, "--list-modules"))) {
      assertThat(program.peer().rest())
          .anyMatch(module -> module.startsWith("jdk.incubator.vector@"));
    }
  }

  @Test
  void theBundledRuntimeUsesItsOwnCaches() throws Exception {
    String java = home().resolve("jre/bin/java").toString();
    Tools.run(scratch, java, "-Xshare:on", "-version");

    assertThat(run("train", "--mode", "tools"))
        .containsExactly("tools: made in " + home() + "/cache");

    // With AOTMode=on the JVM ends with an error if the cache does not fit.
    List<String> engines = command("engines");
    engines.add(1 + engines.indexOf("-i"), "JDK_JAVA_OPTIONS=-XX:AOTMode=on");
    try (Program program = Program.start(scratch, engines)) {
      assertThat(program.peer().rest().getFirst()).startsWith("gomoku ");
      assertThat(program.exitCode()).isZero();
    }
  }
}
