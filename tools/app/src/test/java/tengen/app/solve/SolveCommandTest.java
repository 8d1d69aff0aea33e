package tengen.app.solve;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tengen.app.output.CommandException;

/** Tests of options that conflict with a table of problems. */
final class SolveCommandTest {
  @ParameterizedTest
  @ValueSource(strings = {"--size 9", "--rule renju", "--game nogo --size 9"})
  void problemTablesCannotBeCombinedWithBoardFlags(String flags) {
    var command = new SolveCommand();
    new CommandLine(command)
        .parseArgs(("--problems none.tsv --config ../../config/default.yaml " + flags).split(" "));

    assertThatThrownBy(command::call)
        .isInstanceOf(CommandException.class)
        .hasMessage(
            "tengen: --problems cannot be combined with --size or, for Gomoku, with --rule");
  }
}
