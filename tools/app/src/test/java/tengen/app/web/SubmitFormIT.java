package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Distribution;
import tengen.app.Games;
import tengen.support.Foreign;
import tengen.support.Program;

/** Tests of the example bot for a linked judge, compiled as its author does. */
@Tag("full")
class SubmitFormIT {
  private static final Path EXAMPLE = Distribution.root().resolve("docs/examples/submit-form");

  @TempDir Path folder;

  @Test
  void theJudgeHasLegalMovesOfIt() throws Exception {
    Foreign.require("g++");
    Path judge = compile();
    List<String> command =
        List.of("env", "TENGEN=" + Distribution.built().launcher(), judge.toString());
    try (Program bot = Program.start(folder, command)) {
      Games.rowsAndColumns(bot.peer(), 3, 7);
      bot.peer().endInput();
      assertThat(bot.peer().rest()).isEmpty();
      assertThat(bot.exitCode()).isZero();
      assertThat(bot.errors()).isEmpty();
    }
  }

  private Path compile() throws IOException, InterruptedException {
    Path judge = folder.resolve("judge");
    List<String> command =
        List.of(
            "g++",
            "-std=c++17",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-o",
            judge.toString(),
            "judge.cpp",
            "tengen.cpp");
    try (Program compiler = Program.start(EXAMPLE, command)) {
      assertThat(compiler.exitCode()).as(compiler.errors()).isZero();
    }
    return judge;
  }
}
