package tengen.app.flags;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.game.GameRules;

/** Tests of opening options. */
final class OpeningFlagsTest {
  private static final PrintWriter NOWHERE = new PrintWriter(PrintWriter.nullWriter());

  private static Installation installation() throws CommandException {
    return Installation.open(Path.of("../../config/default.yaml"), NOWHERE);
  }

  @ParameterizedTest
  @CsvSource({"--openings, none.tsv", "--random-openings, 4"})
  void aGameWithoutABoardHasNone(String option, String value) throws Exception {
    Installation installation = installation();
    GameRules nim = Objects.requireNonNull(installation.catalog().rules().get("nim"));
    var flags = new OpeningFlags();
    new CommandLine(flags).parseArgs(option, value);

    assertThatThrownBy(() -> flags.openings(installation, nim.start(nim.usualSetup()), NOWHERE))
        .isInstanceOf(CommandException.class)
        .hasMessage("tengen: " + option + " needs a game with a board; nim has none");
  }

  @Test
  void aMissingFileIsNamed() throws Exception {
    Installation installation = installation();
    GameRules nogo = Objects.requireNonNull(installation.catalog().rules().get("nogo"));
    var flags = new OpeningFlags();
    new CommandLine(flags).parseArgs("--openings", "none.tsv");

    assertThatThrownBy(() -> flags.openings(installation, nogo.start(nogo.usualSetup()), NOWHERE))
        .isInstanceOf(CommandException.class)
        .hasMessage("tengen: none.tsv: no such file or folder");
  }
}
