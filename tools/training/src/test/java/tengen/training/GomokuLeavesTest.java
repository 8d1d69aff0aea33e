package tengen.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.search.GamePlayer;
import tengen.gomoku.search.SearchGate;
import tengen.gomoku.search.TrainingGame;

class GomokuLeavesTest {
  private static final WinRule RULE = WinRule.FREESTYLE;
  private static final int NODES = 100;

  private final List<TrainingGame> games =
      List.of(new GamePlayer(RULE, NODES, NODES, SearchGate.OPEN).play(1));

  GomokuLeavesTest() throws InterruptedException {}

  @Test
  void anInterruptedFileContinues(@TempDir Path folder) throws IOException, InterruptedException {
    Path whole = folder.resolve("whole");
    Path cut = folder.resolve("cut");
    run(whole, 4, 1);
    run(cut, 2, 1);
    Files.writeString(cut, "{\"number\":2,\"lea", StandardOpenOption.APPEND);
    run(cut, 4, 2);

    assertThat(Files.readAllLines(cut))
        .hasSize(5)
        .containsExactlyInAnyOrderElementsOf(Files.readAllLines(whole));
    assertThat(GomokuLeaves.read(cut))
        .isNotEmpty()
        .containsExactlyInAnyOrderElementsOf(GomokuLeaves.read(whole));
  }

  private void run(Path file, int searches, int threads) throws IOException, InterruptedException {
    new GomokuLeaves(RULE, games, NODES, 12, NODES, 1, SearchGate.OPEN)
        .run(file, searches, threads);
  }
}
