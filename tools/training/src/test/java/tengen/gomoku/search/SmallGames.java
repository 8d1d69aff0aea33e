package tengen.gomoku.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tengen.common.gomoku.WinRule;

/** Games of searches with few nodes. */
final class SmallGames {
  private static final long NODES = 100;
  private static final int GAMES = 22;

  private SmallGames() {}

  static List<TrainingGame> play(WinRule rule) throws InterruptedException {
    var player = new GamePlayer(rule, NODES, NODES, SearchGate.OPEN);
    List<TrainingGame> games = new ArrayList<>();
    for (int game = 0; game < GAMES; game++) {
      games.add(player.play(GamePlayer.seed(1, game)));
    }
    return games;
  }

  static void write(WinRule rule, List<TrainingGame> games, Path folder) throws IOException {
    var origin = new GameShard.Origin(rule, NODES, NODES, 1, 0, "none", "none");
    new GameShard(origin, games).write(GameShard.file(folder, rule.id()));
  }
}
