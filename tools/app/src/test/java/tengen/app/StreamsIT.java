package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.support.Executables;
import tengen.support.Program;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/** Tests of the launchers with unusual streams, folders, locales and signal dispositions. */
@Tag("full")
final class StreamsIT {
  @TempDir Path scratch;

  private final Path bin = Distribution.built().home().resolve("bin");
  private final String tengen = ShellWords.quoted(bin.resolve("tengen"));

  @Test
  void aClosedInputIsAnEndedOne() throws Exception {
    Commands.Result result = shell(ShellWords.quoted(bin.resolve("pbrain-tengen")) + " <&-");

    assertThat(result).isEqualTo(new Commands.Result(0, List.of(), ""));
  }

  @Test
  void resultsThatCannotBeWrittenAreOneLineAndANonZeroExitCode() throws Exception {
    assertLost(shell(tengen + " version >/dev/full"), "No space left on device");
    assertLost(
        shell("echo name | " + tengen + " stdio --protocol gtp >/dev/full"),
        "No space left on device");
  }

  @Test
  void closedPipesEndQuietlyInAnyLanguage() throws Exception {
    String export = "LC_ALL=C.UTF-8 LANGUAGE=de " + tengen + " prove export --format json";

    Commands.Result result = shell("(" + export + "; echo $? >&2) | head -c 1");

    assertThat(result).isEqualTo(new Commands.Result(0, List.of("{"), "0\n"));
  }

  @Test
  void standardErrorIsReservedForGogui() throws Exception {
    String session = " | " + tengen + " stdio --protocol gtp --engine nogo";

    Commands.Result goguis = shell("printf 'gogui-version 1.6\\ngenmove b\\n'" + session);
    Commands.Result others = shell("printf 'gogui-interrupt\\ngenmove b\\n'" + session);

    assertThat(goguis.errors()).endsWith("gogui-gfx: CLEAR\n");
    assertThat(others.errors()).isEmpty();
  }

  private static void assertLost(Commands.Result result, String why) {
    assertThat(result)
        .isEqualTo(
            new Commands.Result(
                74, List.of(), "tengen: standard output cannot be written: " + why + "\n"));
  }

  @Test
  void fullDisksOfLogsAreReportedOnceAndTheDaemonContinues() throws Exception {
    int port = Server.freePort();
    Path config = logOnAFullDisk(port);
    try (Program serve =
        Program.start(scratch, List.of(bin + "/tengen", "serve", "--config", config.toString()))) {
      for (int i = 0; i < 3; i++) {
        assertThat(name(port)).isEqualTo("= Tengen");
      }
      serve.signal("TERM");

      assertThat(serve.exitCode()).isZero();
      assertThat(serve.errors())
          .isEqualTo(
              "tengen: the log file cannot be written: /dev/full: No space left on device\n");
    }
  }

  @Test
  void sessionsDoNotReportFullDisksOfLogs() throws Exception {
    Path config = logOnAFullDisk(1);
    Commands.Result result =
        shell("echo name | " + tengen + " stdio --protocol gtp --config " + config);

    assertThat(result).isEqualTo(new Commands.Result(0, List.of("= Tengen", ""), ""));
  }

  private Path logOnAFullDisk(int port) throws IOException {
    return Files.writeString(
        scratch.resolve("full.yaml"),
        "listeners: [{name: a, port: %d, protocol: gtp}]\nlogging: {file: /dev/full}\n"
            .formatted(port));
  }

  /** Returns the daemon's reply to {@code name}. Waits until it listens. */
  private static String name(int port) throws Exception {
    try (Socket socket =
        Waits.untilDone(
            "a daemon at port " + port, () -> new Socket(InetAddress.getLoopbackAddress(), port))) {
      var peer =
          new StreamPeer(socket.getInputStream(), socket.getOutputStream(), socket::shutdownOutput);
      peer.send("name\n");
      return peer.line();
    }
  }

  @Test
  void installPathsWithAColonAreReported() throws Exception {
    Path home = scratch.resolve("a:b");
    Files.createDirectories(home.resolve("bin"));
    for (String launcher : List.of("tengen", "pbrain-tengen")) {
      Executables.copy(bin.resolve(launcher), home.resolve("bin/" + launcher));
    }

    Commands.Result result = shell("'" + home + "/bin/pbrain-tengen'");

    assertThat(result.exitCode()).isEqualTo(3);
    assertThat(result.errors())
        .isEqualTo(
            "tengen: cannot run in %s: to Java a colon ends a folder's name; move it elsewhere\n"
                .formatted(home.toRealPath()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "LC_ALL=C",
        "LC_ALL=xx_YY.UTF-8",
        "LC_ALL= LANG=xx_YY.UTF-8",
        "LC_ALL= LANG=C.UTF-8 LC_TIME=xx_YY.UTF-8",
        "LC_ALL= LC_CTYPE=C.UTF-8 LANG=xx_YY.UTF-8",
        "LC_ALL=xx_YY.UTF-8 PATH=/nowhere"
      })
  void anyFileNameWorksInALocaleThatIsNotInstalled(String environment) throws Exception {
    String launcher = oddlyNamedHome() + "/bin/tengen";
    Path config = bin.resolveSibling("config/tournament.yaml");
    String file = "\"$(printf '\\344\\272\\224.yaml')\"";
    Commands.Result result =
        shell(
            "cp %s %s; %s \"%s\" check-config %s"
                .formatted(ShellWords.quoted(config), file, environment, launcher, file));

    assertThat(result.exitCode()).as(result.errors()).isZero();
    assertThat(result.errors()).isEmpty();
    assertThat(result.lines()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"pbrain-tengen", "pbrain-connect"})
  void everyLauncherStartsInALocaleThatIsNotInstalled(String launcher) throws Exception {
    Commands.Result result =
        shell("LC_ALL=xx_YY.UTF-8 \"%s/bin/%s\" --help".formatted(oddlyNamedHome(), launcher));

    assertThat(result.exitCode()).as(result.errors()).isZero();
    assertThat(result.lines()).isNotEmpty();
  }

  /** Returns a distribution with a non-ASCII path, as text that a shell expands. */
  private String oddlyNamedHome() throws Exception {
    String home = scratch + "/$(printf 'd\\303\\257st x')";
    String built = ShellWords.quoted(bin.getParent());
    Commands.Result made =
        shell(
            "mkdir \"%s\"; ln -s %s/lib %s/config \"%s\"; cp -R %s \"%s\""
                .formatted(home, built, built, home, ShellWords.quoted(bin), home));
    assertThat(made.exitCode()).as(made.errors()).isZero();
    return home;
  }

  @Test
  void underNohupTheDaemonIgnoresHangUpsAndObeysOtherSignals() throws Exception {
    int port = Server.freePort();
    Path config =
        Files.writeString(
            scratch.resolve("nohup.yaml"),
            "listeners: [{name: a, port: %d, protocol: gtp}]\narchive: {url: null}\n"
                .formatted(port));
    String serve = "trap '' HUP; exec %s serve --config %s".formatted(tengen, config);
    try (Program daemon = Program.start(scratch, List.of("sh", "-c", serve))) {
      assertThat(name(port)).isEqualTo("= Tengen");
      daemon.signal("HUP");
      assertThat(name(port)).isEqualTo("= Tengen");
      daemon.signal("TERM");

      assertThat(daemon.exitCode()).isZero();
      assertThat(daemon.errors()).doesNotContain("reload", "SIGHUP", "configuration");
    }
  }

  private Commands.Result shell(String line) throws IOException, InterruptedException {
    try (Program program = Program.start(scratch, List.of("sh", "-c", line))) {
      program.peer().endInput();
      return new Commands.Result(program.exitCode(), program.peer().rest(), program.errors());
    }
  }
}
