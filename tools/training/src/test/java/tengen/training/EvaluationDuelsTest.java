package tengen.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.search.SearchGate;

class EvaluationDuelsTest {
  private static final PrintStream SILENT = new PrintStream(OutputStream.nullOutputStream());

  @Tag("full")
  @Test
  void interruptedDuelsContinueUnchanged(@TempDir Path folder)
      throws IOException, InterruptedException {
    String whole = run(folder.resolve("whole"), 2, 1);
    run(folder.resolve("cut"), 1, 1);
    assertThat(run(folder.resolve("cut"), 2, 2)).isEqualTo(whole).contains(": 4 games, pairs ");
    assertThat(lines(folder.resolve("cut")))
        .containsExactlyInAnyOrderElementsOf(lines(folder.resolve("whole")));
  }

  private static String run(Path folder, int pairs, int threads)
      throws IOException, InterruptedException {
    var duels = new EvaluationDuels(WinRule.FREESTYLE, 20, "oracle:10", 1, SearchGate.OPEN);
    duels.run(folder, pairs, threads, SILENT);
    return duels.summary();
  }

  private static List<String> lines(Path folder) throws IOException {
    return Files.readAllLines(folder.resolve("pairs.jsonl"));
  }
}
