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
    "gomocup, gomoku, tengen: /nowhere/engine cannot be started; cmd must be ",
    "botzone, gomoku, tengen: /nowhere/engine cannot be started; cmd must be ",
    "botzone, nogo, tengen: /nowhere/engine cannot be started; cmd must be ",
    "gomocup, nogo, tengen: gomocup does not support NoGo"
  })
  void aProtocolOfBoardsCarriesGamesOnBoards(String protocol, String game, String why) {
    var command = new CheckEngineCommand();
    new CommandLine(command)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOut(new PrintWriter(PrintWriter.nullWriter()))
        .parseArgs("cmd=/nowhere/engine,protocol=" + protocol, "--game", game);

    assertThatThrownBy(command::call)
        .isInstanceOf(CommandException.class)
        .hasMessageStartingWith(why);
  }
}
