package tengen.gomoku.search;

import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Relation of search values and game results, by logistic regression without a constant.
 *
 * @param logits change of the win rate's logit per point of a value
 * @param error its standard error, clustered by games, since positions of a game share its result
 */
public record WinRateFit(double logits, double error) {
  private static final int ROUNDS = 20;

  /** Fits the values by Newton's method. */
  public static WinRateFit of(List<TrainingGame> games) {
    List<List<Sample>> samples = games.stream().map(WinRateFit::samples).toList();
    double logits = 0;
    for (int round = 0; round < ROUNDS; round++) {
      logits -= slopes(samples, logits).sum() / curvature(samples, logits);
    }
    double squares = slopes(samples, logits).map(slope -> slope * slope).sum();
    return new WinRateFit(logits, Math.sqrt(squares) / curvature(samples, logits));
  }

  /** Returns the win rate of a value in these games, 0 to 1. */
  double winRate(int value) {
    return rate(logits, value);
  }

  private static double rate(double logits, int value) {
    return 1 / (1 + Math.exp(-logits * value));
  }

  /** Returns the gradients of the loss, by games. */
  private static DoubleStream slopes(List<List<Sample>> games, double logits) {
    return games.stream()
        .mapToDouble(game -> game.stream().mapToDouble(sample -> sample.slope(logits)).sum());
  }

  private static double curvature(List<List<Sample>> games, double logits) {
    return games.stream()
        .flatMap(List::stream)
        .mapToDouble(sample -> sample.curvature(logits))
        .sum();
  }

  /**
   * A search value and the result.
   *
   * @param value for the side to move; not a forced win
   * @param points of that side in the game: 0, ½ or 1
   */
  public record Sample(int value, double points) {
    private double slope(double logits) {
      return (rate(logits, value) - points) * value;
    }

    private double curvature(double logits) {
      double rate = rate(logits, value);
      return rate * (1 - rate) * value * value;
    }
  }

  /**
   * Returns the undecided positions of a game's line, each with its value and the game's result.
   */
  public static List<Sample> samples(TrainingGame game) {
    return game.samples().stream()
        .filter(sample -> !sample.isSideLine() && !SearchValue.isForced(sample.value()))
        .map(sample -> new Sample(sample.value(), game.points(sample.colour())))
        .toList();
  }
}
