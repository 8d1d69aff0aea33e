package tengen.app.engines;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import tengen.app.output.CommandException;

/** Tests of the protocol chosen for a program, using a program that cannot be started. */
final class CheckEngineCommandTest {
  @ParameterizedTest
  @CsvSource({
    "gomocup, gomoku, /nowhere/engine",
    "botzone, gomoku, /nowhere/engine",
    "botzone, nogo, /nowhere/engine",
    "gomocup, nogo, gomocup does not support NoGo"
  })
  void aProtocolOfBoardsCarriesGamesOnBoards(String protocol, String game, String why) {
    var command = new CheckEngineCommand();
    new CommandLine(command)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOut(new PrintWriter(PrintWriter.nullWriter()))
        .parseArgs("cmd=/nowhere/engine,protocol=" + protocol, "--game", game);

    assertThatThrownBy(command::call)
        .isInstanceOf(CommandException.class)
        .hasMessageStartingWith("tengen: ")
        .hasMessageContaining(why);
  }
}
