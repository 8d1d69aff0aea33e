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

class TableTuningTest {
  private static final long NODES = 100;
  private static final int PAIRS = 30;

  @Tag("full")
  @Test
  void interruptedTuningsContinueUnchanged(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path whole = folder.resolve("whole");
    Path cut = folder.resolve("cut");
    tune(whole, 1);
    Files.createDirectories(cut);
    List<String> lines = Files.readAllLines(whole.resolve("pairs.jsonl"));
    assertThat(lines).hasSize(3);
    Files.writeString(cut.resolve("pairs.jsonl"), lines.get(0) + "\n" + lines.get(1) + "\n{\"sc");
    tune(cut, 2);
    for (String file : List.of("pairs.jsonl", "pattern-scores-freestyle.tsv")) {
      assertThat(cut.resolve(file)).hasSameTextualContentAs(whole.resolve(file));
    }
  }

  private static void tune(Path folder, int threads) throws IOException, InterruptedException {
    var silent = new PrintStream(OutputStream.nullOutputStream());
    new TableTuning(WinRule.FREESTYLE, PAIRS, 1).run(folder, NODES, threads, silent);
  }
}
