package tengen.app.solve;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tengen.app.output.CommandException;

/** Tests of command lines that are rejected. */
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "h8 zz       | 'zz' is not a stone; stones are 7,7 8,8 or h8 h9 or",
        "h8, zz, i9  | 'zz' is not a stone; stones are",
        "h8h9 7;7    | '7;7' is not a stone; stones are",
        "h8 7,7      | the stones 'h8 7,7' are of several notations; stones are",
        "h8 h9 h8    | stone 3: occupied"
      })
  void aPositionNamesItsInvalidStone(String position, String why) {
    var command = new SolveCommand();
    new CommandLine(command)
        .parseArgs("--position", position, "--config", "../../config/default.yaml");

    assertThatThrownBy(command::call)
        .isInstanceOf(CommandException.class)
        .hasMessageStartingWith("tengen: --position: " + why);
  }

  @Test
  void aPositionNeedsABoard() {
    var command = new SolveCommand();
    new CommandLine(command)
        .parseArgs("--game nim --position 3 --config ../../config/default.yaml".split(" "));

    assertThatThrownBy(command::call)
        .isInstanceOf(CommandException.class)
        .hasMessage("tengen: --position needs a game with a board; nim has none");
  }
}
