package tengen.app;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** What is told to no daemon. */
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
    var command = new CtlCommand();
    new CommandLine(command)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .parseArgs((line + " --socket none").split(" "));
    assertThatThrownBy(command::call)
        .isInstanceOf(Fatal.class)
        .hasMessage("tengen: --seconds, --notice: 0 or more, and only with drain");
  }
}
