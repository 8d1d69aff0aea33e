package tengen.app.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Commands;
import tengen.app.Distribution;
import tengen.app.output.ExitCode;
import tengen.support.Program;

/** Tests of the command {@code file} with positions in the format of course graders. */
@Tag("full")
class FileIT {
  private static final String ROW = "000000000000000\n";

  @TempDir Path folder;
  private Path in;
  private Path out;

  @BeforeEach
  void name() {
    in = folder.resolve("board.in");
    out = folder.resolve("decision.out");
  }

  private Commands.Result file(String board, String... more) throws IOException {
    Files.writeString(in, board);
    var words = new ArrayList<>(List.of("file", "--in", "" + in, "--out", "" + out));
    words.addAll(List.of(more));
    return Commands.run(words.toArray(String[]::new));
  }

  @Test
  void filesAreInTheWorkingDirectoryAndAnEmptyBoardGetsTheCentre() throws Exception {
    Files.writeString(in, "1\n" + ROW.repeat(15));
    String launcher = Distribution.built().home().resolve("bin/tengen").toString();
    try (Program program = Program.start(folder, List.of(launcher, "file"))) {
      assertThat(program.exitCode()).isZero();
      assertThat(program.peer().rest()).isEmpty();
      assertThat(program.errors()).isEmpty();
    }
    assertThat(out).hasContent("8 8\n");
  }

  @Test
  void eachSideWinsWithItsOwnDigit() throws Exception {
    String board = "111100000000000\n" + "222200000000000\n" + ROW.repeat(13);

    assertThat(file("1\n" + board, "--st", "0.1").exitCode()).isZero();
    assertThat(out).hasContent("1 5\n");
    assertThat(file("2\n" + board, "--st", "0.1", "--engine", "gomoku-classic").exitCode())
        .isZero();
    assertThat(out).hasContent("2 5\n");
  }

  @Test
  void invalidBoardsAreNamed() throws Exception {
    Commands.Result result = file("1\n" + ROW.repeat(14));

    assertThat(result.exitCode()).isEqualTo(ExitCode.COMMAND_LINE);
    assertThat(result.errors())
        .isEqualTo("tengen: " + in + ": 1 or 2, then 225 digits 0, 1, 2 are expected\n");
    assertThat(out).doesNotExist();
  }

  @Test
  void anAnswerThatCannotBeWrittenIsNamed() throws Exception {
    out = Path.of("/dev/full");
    Commands.Result result = file("1\n" + ROW.repeat(15));

    assertThat(result.exitCode()).isEqualTo(ExitCode.OUTPUT);
    assertThat(result.errors()).isEqualTo("tengen: /dev/full: No space left on device\n");
  }

  @Test
  void aGameThatIsOverHasNoMove() throws Exception {
    Commands.Result result = file("2\n" + "111110000000000\n" + ROW.repeat(14));

    assertThat(result.exitCode()).isEqualTo(ExitCode.NO);
    assertThat(result.errors()).contains("board.in: the game of the file is over: ");
    assertThat(out).doesNotExist();
  }
}
