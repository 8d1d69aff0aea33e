package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.support.Program;

/** Tests of commands that fail at their start: one line and an exit code. */
@Tag("full")
@ExtendWith(OneServer.class)
class StartFailuresIT {
  @TempDir Path scratch;

  private final Distribution distribution = Distribution.built();

  @Test
  void failuresAreOneLineAndAnExitCode() throws Exception {
    assertFails(2, "see tengen --help", "frobnicate");
    assertFault(2, "see tengen stdio --help", "stdio", "--protocol", "uci");
    assertFault(2, "no option dept", "stdio", "--protocol", "gtp", "--set", "dept=3");
    assertFault(
        2,
        "--set: threads 0: a whole number, 1 or more",
        "stdio",
        "--protocol=gtp",
        "--engine=nogo",
        "--set=threads=0");
    assertFault(
        2,
        "--log-protocol: cannot write: missing/log: no such file or folder",
        "stdio",
        "--protocol",
        "gtp",
        "--log-protocol",
        "missing/log");
    assertFault(3, "no such file", "serve", "--config", "missing.yaml");
    assertFails(5, "no engine deep-blue", "stdio", "--protocol", "gtp", "--engine", "deep-blue");
    assertFault(
        5,
        "engine nogo-classic plays no game that the protocol gomocup supports; engines: gomoku,"
            + " gomoku-classic, gomoku-proof",
        "stdio",
        "--protocol",
        "gomocup",
        "--engine",
        "nogo-classic");
  }

  @Test
  void aPortInUseIsOneLineAndExitCodeFour(Server server) throws Exception {
    Path config = scratch.resolve("taken.yaml");
    Files.writeString(config, "listeners: [{name: taken, port: " + server.port() + "}]\n");

    assertFails(
        4,
        "Address already in use; tengen doctor shows which program has the port",
        "serve",
        "--config",
        config.toString());
  }

  @ParameterizedTest
  @CsvSource({
    // An address reserved for documentation (RFC 5737).
    "192.0.2.1, Cannot assign requested address; use an address of this machine",
    "no..name, cannot listen on no..name:1: no such host"
  })
  void anAddressThatIsNotHereIsOneLineAndExitCodeFour(String address, String message)
      throws Exception {
    Path config = scratch.resolve("elsewhere.yaml");
    Files.writeString(
        config, "listeners: [{name: far, port: 1, insecure: true, address: " + address + "}]\n");

    assertFails(4, message, "serve", "--config", config.toString());
  }

  @Test
  void missingEnginesFlagsAndJarsAreOneLineEach() throws Exception {
    Distribution own = distribution.copyTo(scratch.resolve("tengen"));
    for (String engine : List.of("gomoku", "nogo", "classic", "cgt")) {
      Files.delete(own.home().resolve("lib/tengen-engine-" + engine + "-0.1.0.jar"));
    }
    Files.writeString(own.home().resolve("plugins/broken.jar"), "not a jar\n");

    assertFails(own, 5, "no engine found; plugin broken.jar skipped: ", "serve");

    Files.delete(own.home().resolve("config/serve.jvm"));
    assertFails(
        own, 3, "config/serve.jvm cannot be read; restore it, or install Tengen again", "serve");

    Files.delete(own.home().resolve("lib/serve/tengen-web-0.1.0.jar"));
    assertFails(
        own,
        3,
        "lib/serve/tengen-web-0.1.0.jar is missing or empty; install Tengen again",
        "serve");
  }

  @Test
  void missingEnginesAreReportedWithSkippedPlugins() throws Exception {
    Distribution own = distribution.copyTo(scratch.resolve("tengen"));
    Files.writeString(own.home().resolve("plugins/broken.jar"), "not a jar\n");
    Path config = scratch.resolve("broken.yaml");
    Files.writeString(config, "listeners: [{name: x, port: 1, engine: broken}]\n");

    assertSkips(own, "stdio", "--protocol", "gtp", "--engine", "broken");
    assertSkips(own, "serve", "--config", config.toString());
  }

  private static void assertSkips(Distribution own, String... arguments) throws Exception {
    try (Program program = own.tengen(arguments)) {
      assertThat(program.exitCode()).isNotZero();
      assertThat(program.errors().lines())
          .satisfiesExactly(
              line -> assertThat(line).contains("no engine broken; engines: "),
              line -> assertThat(line).startsWith("plugin broken.jar skipped: "));
    }
  }

  @Test
  void debugPrintsStackTraces() throws Exception {
    Commands.Result result =
        Commands.run("--debug", "stdio", "--protocol", "gtp", "--engine", "deep-blue");
    assertThat(result.exitCode()).isEqualTo(5);
    assertThat(result.errors()).contains("\tat tengen.app", "no engine deep-blue");
  }

  @Test
  void everyProblemOfAConfigurationIsALineWithItsPlace() throws Exception {
    Path config = scratch.resolve("bad.yaml");
    Files.writeString(
        config,
        """
        listeners:
          - {name: a, port: 7300, engine: alphago}
        engines:
          mine: {plugin: gomoku-classic, options: {depth: 99}}
        """);
    Commands.Result result = Commands.run("check-config", config.toString());
    assertThat(result.exitCode()).isEqualTo(3);
    assertThat(result.errors().lines())
        .hasSize(2)
        .anySatisfy(line -> assertThat(line).contains("bad.yaml:2:", "no engine alphago"))
        .anySatisfy(line -> assertThat(line).contains("bad.yaml:4:", "depth 99"));
  }

  @Test
  void tablesThatDoNotFitIntoTheHeapAreRejectedAtStart() throws Exception {
    Path config = scratch.resolve("big.yaml");
    Files.writeString(config, "pools:\n  memory-mib: 1048576\n");
    String file = config.toString();
    for (Commands.Result result :
        List.of(
            Commands.run("check-config", file),
            Commands.run("serve", "--config", file),
            Commands.run("stdio", "--protocol", "gtp", "--config", file))) {
      assertThat(result.exitCode()).isEqualTo(3);
      assertThat(result.errors())
          .contains("big.yaml:2:15: pools.memory-mib is 1048576 and does not fit")
          .hasLineCount(1);
    }
  }

  private void assertFails(int exitCode, String message, String... arguments)
      throws IOException, InterruptedException {
    assertFails(distribution, exitCode, message, arguments);
  }

  private static void assertFails(
      Distribution distribution, int exitCode, String message, String... arguments)
      throws IOException, InterruptedException {
    try (Program program = distribution.tengen(arguments)) {
      var result = new Commands.Result(program.exitCode(), program.peer().rest(), program.errors());
      assertFault(result, exitCode, message);
    }
  }

  /** Checks an error without a launcher. */
  private static void assertFault(int exitCode, String message, String... arguments)
      throws IOException {
    assertFault(Commands.run(arguments), exitCode, message);
  }

  private static void assertFault(Commands.Result result, int exitCode, String message) {
    assertThat(result.exitCode()).as(message).isEqualTo(exitCode);
    assertThat(result.errors().lines()).hasSize(1).first().asString().contains(message);
    assertThat(result.lines()).isEmpty();
  }
}
