package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Program;

/** The launchers where a stream is closed or cannot be written, and in odd folders. */
@Timeout(60)
final class StreamsIT {
  @TempDir Path scratch;

  private final Path bin = Distribution.built().home().resolve("bin");

  @Test
  void aClosedInputIsAnEndedOne() throws Exception {
    Commands.Result result = shell(bin + "/pbrain-tengen <&-");

    assertThat(result).isEqualTo(new Commands.Result(0, List.of(), ""));
  }

  @Test
  void resultsThatCannotBeWrittenAreOneLineAndANonZeroExitCode() throws Exception {
    assertLost(shell(bin + "/tengen version >/dev/full"), "No space left on device");
    assertLost(shell(bin + "/tengen version >&-"), "Bad file descriptor");
    assertLost(
        shell("echo name | " + bin + "/tengen stdio --protocol gtp >/dev/full"),
        "No space left on device");
  }

  private static void assertLost(Commands.Result result, String why) {
    assertThat(result)
        .isEqualTo(
            new Commands.Result(
                74, List.of(), "tengen: standard output cannot be written: " + why + "\n"));
  }

  @Test
  void aFolderWithAColonIsToldOf() throws Exception {
    Path home = scratch.resolve("a:b");
    Files.createDirectories(home.resolve("bin"));
    for (String launcher : List.of("tengen", "pbrain-tengen")) {
      Files.copy(
          bin.resolve(launcher),
          home.resolve("bin/" + launcher),
          StandardCopyOption.COPY_ATTRIBUTES);
    }

    Commands.Result result = shell("'" + home + "/bin/pbrain-tengen'");

    assertThat(result.exitCode()).isEqualTo(3);
    assertThat(result.errors())
        .isEqualTo(
            "tengen: cannot run in %s: to Java a colon ends a folder's name; move it elsewhere\n"
                .formatted(home.toRealPath()));
  }

  private Commands.Result shell(String line) throws IOException, InterruptedException {
    try (Program program = Program.start(scratch, List.of("sh", "-c", line))) {
      program.peer().endInput();
      return new Commands.Result(program.exitCode(), program.peer().rest(), program.errors());
    }
  }
}
