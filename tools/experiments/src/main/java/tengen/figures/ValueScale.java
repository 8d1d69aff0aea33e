package tengen.figures;

import java.io.IOException;
import java.nio.file.Path;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tengen.arena.stats.Elo;
import tengen.gomoku.search.GameShard;
import tengen.gomoku.search.SearchValue;
import tengen.gomoku.search.TrainingGame;
import tengen.gomoku.search.WinRateFit;

/**
 * What the values of {@code gomoku}'s searches mean, by the games of a folder of {@code
 * GomokuTrainingGames}: how many points one logit of the win rate is, with a 95 % interval, and for
 * each hundred points what was scored, what {@link SearchValue} tells, and how many searches told
 * it.
 *
 * <p>Run by hand: {@code ValueScale FOLDER...}.
 */
public final class ValueScale {
  private static final float STEP = 100;

  private ValueScale() {}

  /** See the class. */
  public static void main(String[] arguments) throws IOException {
    for (String folder : arguments) {
      List<GameShard> shards = GameShard.readAll(Path.of(folder));
      tell(folder, shards.stream().flatMap(shard -> shard.games().stream()).toList());
    }
  }

  private static void tell(String folder, List<TrainingGame> games) {
    WinRateFit fit = WinRateFit.of(games);
    double error = Elo.DEVIATIONS * fit.error();
    System.out.printf(
        "%s, %d games: 1 logit is %.0f points [%.0f, %.0f]%n",
        folder,
        games.size(),
        1 / fit.logits(),
        1 / (fit.logits() + error),
        1 / (fit.logits() - error));
    games.stream()
        .flatMap(game -> WinRateFit.told(game).stream())
        .collect(
            Collectors.groupingBy(
                told -> Math.round(told.value() / STEP),
                TreeMap::new,
                Collectors.summarizingDouble(WinRateFit.Told::points)))
        .forEach(ValueScale::tell);
  }

  private static void tell(int step, DoubleSummaryStatistics points) {
    int value = step * (int) STEP;
    System.out.printf(
        "%+6d: %5.1f %%, told %5.1f %%, %,9d searches%n",
        value, 100 * points.getAverage(), 100 * SearchValue.winRate(value), points.getCount());
  }
}
