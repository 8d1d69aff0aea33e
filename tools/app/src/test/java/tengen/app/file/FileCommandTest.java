package tengen.app.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tengen.app.output.CommandException;

/** Tests with the empty board, which needs no search. */
final class FileCommandTest {
  private static final String CONFIG = "../../config/default.yaml";

  @TempDir Path folder;
  private Path out;

  @BeforeEach
  void writeBoard() throws IOException {
    Files.writeString(folder.resolve("board.in"), "1\n" + "0".repeat(225));
    out = folder.resolve("decision.out");
  }

  private FileCommand command(String... more) {
    var command = new FileCommand();
    List<String> files = List.of("--in", folder.resolve("board.in").toString(), "--out", "" + out);
    new CommandLine(command)
        .parseArgs(Stream.concat(files.stream(), Stream.of(more)).toArray(String[]::new));
    return command;
  }

  @Test
  void enginesAnswerAnEmptyBoardWithTheCentre() throws Exception {
    command("--engine", "gomoku-classic", "--config", CONFIG).call();

    assertThat(out).hasContent("8 8\n");
  }

  @Test
  void anEngineAndAConfigurationThatAreNamedMustBeThere() {
    assertThatThrownBy(() -> command("--engine", "nobody", "--config", CONFIG).call())
        .isInstanceOf(CommandException.class)
        .hasMessageStartingWith("tengen: no engine nobody plays gomoku-freestyle on this board");
    assertThatThrownBy(() -> command("--config", "nowhere.yaml").call())
        .isInstanceOf(CommandException.class)
        .hasMessageContaining("nowhere.yaml: no such file");
    assertThat(out).doesNotExist();
  }
}
