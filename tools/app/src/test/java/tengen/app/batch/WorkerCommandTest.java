package tengen.app.batch;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import tengen.app.output.CommandException;

/** Tests of options that are rejected before the database is created. */
final class WorkerCommandTest {
  @ParameterizedTest
  @CsvSource({"--threads, 0", "--threads, -1", "--heartbeat, 0"})
  void numbersBelowOneAreRejectedFirst(String option, String number) {
    var command = new WorkerCommand();
    new CommandLine(command).parseArgs(option, number);

    assertThatThrownBy(command::call)
        .isInstanceOf(CommandException.class)
        .hasMessage("tengen: " + option + " must be at least 1, got " + number);
  }
}
