package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.support.Foreign;
import tengen.support.Program;

/** Tests of the example engine in Python, hosted by the engine {@code process}. */
@Tag("full")
class PythonEngineIT {
  private static final String CONFIGURATION = "docs/examples/python-engine/engine.yaml";

  private final Distribution distribution = Distribution.built();

  @Test
  void theEngineInPythonWinsAgainstARandomPlayer() throws Exception {
    Foreign.require("python3");
    String[] arguments = {
      "stdio", "--protocol", "gomocup", "--engine", "python", "--config", CONFIGURATION
    };

    try (Program program = distribution.tengen(arguments)) {
      assertThat(Games.gomocup(program.peer(), 15, 1, 5_000))
          .isInstanceOfSatisfying(
              Verdict.Won.class, won -> assertThat(won.side()).isEqualTo(Side.BLACK));
    }
  }

  @Test
  void theManualShowsItsConfiguration() throws IOException {
    Path home = distribution.home();

    assertThat(Files.readString(home.resolve("docs/external-engines.md")))
        .contains("```yaml\n" + Files.readString(home.resolve(CONFIGURATION)) + "```");
  }
}
