package tengen.app.match;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import tengen.app.batch.BatchSubmitCommand;
import tengen.app.output.CommandException;

/** Tests of options that are rejected before a match begins. */
final class MatchCommandTest {
  @Test
  void theTableHasOneFormat() {
    var command = new MatchCommand(BatchSubmitCommand.KINDS);
    new CommandLine(command)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .parseArgs("--engine", "a", "--engine", "b", "--json", "--format", "md");

    assertThatThrownBy(command::call)
        .isInstanceOf(CommandException.class)
        .hasMessage("tengen: use --json or --format, not both");
  }
}
