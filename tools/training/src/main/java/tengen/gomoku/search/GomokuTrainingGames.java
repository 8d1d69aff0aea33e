package tengen.gomoku.search;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tengen.common.gomoku.WinRule;

/**
 * Plays the games for {@link GomokuPatternTraining} into a folder with several games per file.
 * Existing files are kept. Games are numbered and independent ({@link GamePlayer}), so several
 * programs may share a folder, each with a part of the files.
 *
 * <p>Run by hand: {@code GomokuTrainingGames FOLDER RULE NODES SEED FILES [PART PARTS]}, with a
 * rule such as {@code gomoku-freestyle}, parts counted from 0, and one seed for the whole folder.
 */
public final class GomokuTrainingGames {
  private static final int GAMES = 200;

  /** Odd, so that no two games of a folder have the same seed. */
  private static final long SEED_STEP = 0xD6E8FEB86659FD93L;

  private GomokuTrainingGames() {}

  /** Plays the games of one part of a folder; the class comment lists the arguments. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    WinRule rule = WinRule.of(arguments[1]).orElseThrow();
    long nodes = Long.parseLong(arguments[2]);
    long seed = Long.parseLong(arguments[3]);
    int files = Integer.parseInt(arguments[4]);
    int part = arguments.length > 5 ? Integer.parseInt(arguments[5]) : 0;
    int parts = arguments.length > 5 ? Integer.parseInt(arguments[6]) : 1;
    var player = new GamePlayer(rule, nodes);
    for (int number = part; number < files; number += parts) {
      Path file = GameShard.file(folder, number);
      if (!Files.exists(file)) {
        List<TrainingGame> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
          games.add(player.play(seed(seed, (long) number * GAMES + i)));
        }
        new GameShard(rule, nodes, games).write(file);
      }
    }
  }

  /** Returns the seed of a game in a folder. */
  public static long seed(long seed, long game) {
    return seed ^ (game * SEED_STEP);
  }
}
