package tengen.app.control;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tengen.app.output.CommandException;

/** Tests of command lines that are rejected before a daemon is contacted. */
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
        "drain --notice 120", "--notice 120: it ends after --seconds 60, while it lets them in");
    assertRejected("drain --notice 9 --seconds 9", "no daemon listens at none: ");
  }

  @Test
  void onlyTheStateAndTheSessionsArePrintedAsJson() {
    assertRejected("stop --json", "--json needs the action status or sessions");
    assertRejected("status --json", "no daemon listens at none: ");
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
