package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.common.gomoku.WinRule;

class GomokuTrainingGamesTest {
  private static final long NODES = 300;

  @Test
  void aGamePlayedAloneIsTheSame() throws InterruptedException {
    long seed = GomokuTrainingGames.seed(1, 2);
    assertThat(new GamePlayer(WinRule.RENJU, NODES).play(seed))
        .isEqualTo(games(WinRule.RENJU).getLast());
  }

  @Test
  void aFileIsReadAsItWasWritten(@TempDir Path folder) throws IOException, InterruptedException {
    var shard = new GameShard(WinRule.FREESTYLE, NODES, games(WinRule.FREESTYLE));
    Path file = GameShard.file(folder, 7);
    shard.write(file);
    assertThat(GameShard.files(folder)).containsExactly(file);
    assertThat(GameShard.read(file)).isEqualTo(shard);
  }

  private static List<TrainingGame> games(WinRule rule) throws InterruptedException {
    var player = new GamePlayer(rule, NODES);
    List<TrainingGame> games = new ArrayList<>();
    for (int game = 0; game < 3; game++) {
      games.add(player.play(GomokuTrainingGames.seed(1, game)));
    }
    return games;
  }
}
