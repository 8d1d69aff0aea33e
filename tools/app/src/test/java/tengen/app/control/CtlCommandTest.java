package tengen.app.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tengen.app.output.CommandException;
import tengen.daemon.control.ControlSocket;

/** Tests of rejected command lines and of printed results. */
final class CtlCommandTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "drain --seconds -5",
        "drain --notice -3",
        "status --seconds 5",
        "stop --notice 0"
      })
  void timesAreThoseOfADrainAndNotBelowZero(String line) {
    assertRejected(line, "--seconds and --notice must not be negative and need the action drain");
  }

  @Test
  void aDrainEndsNoEarlierThanItsNotice() {
    assertRejected(
        "drain --notice 120",
        "--notice 120 is longer than the drain, which ends after --seconds 60");
    assertRejected("drain --notice 9 --seconds 9", "no daemon listens at none: ");
  }

  @Test
  void onlyTheStateAndTheSessionsArePrintedAsJson() {
    assertRejected("stop --json", "--json needs the action status or sessions");
    assertRejected("status --json", "no daemon listens at none: ");
  }

  @Test
  void aReloadPrintsItsResult(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("control");
    var out = new StringWriter();
    try (ControlSocket socket = ControlSocket.open(file)) {
      socket.serve(_ -> List.of("done", "listener more opened"));
      int exitCode =
          new CommandLine(new CtlCommand())
              .setCaseInsensitiveEnumValuesAllowed(true)
              .setOut(new PrintWriter(out))
              .execute("reload", "--socket", file.toString());
      assertThat(exitCode).isZero();
    }
    assertThat(out.toString().lines())
        .containsExactly("configuration reloaded", "listener more opened");
  }

  private static void assertRejected(String line, String why) {
    var command = new CtlCommand();
    new CommandLine(command)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .parseArgs((line + " --socket none").split(" "));
    assertThatThrownBy(command::call)
        .isInstanceOf(CommandException.class)
        .hasMessageStartingWith("tengen: " + why);
  }
}
