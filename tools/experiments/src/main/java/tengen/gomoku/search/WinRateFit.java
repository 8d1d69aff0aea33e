package tengen.gomoku.search;

import java.util.List;
import java.util.stream.DoubleStream;

/**
 * What the values of a search say of the results of the games, by logistic regression without a
 * constant.
 *
 * @param logits of the win rate that 1 point of a value is
 * @param error its standard error, by games, since positions of one game share their result (a
 *     cluster-robust estimate)
 */
public record WinRateFit(double logits, double error) {
  private static final int ROUNDS = 20;

  /** By Newton's method. */
  public static WinRateFit of(List<TrainingGame> games) {
    List<List<Told>> told = games.stream().map(WinRateFit::told).toList();
    double logits = 0;
    for (int round = 0; round < ROUNDS; round++) {
      logits -= slopes(told, logits).sum() / bend(told, logits);
    }
    double squares = slopes(told, logits).map(slope -> slope * slope).sum();
    return new WinRateFit(logits, Math.sqrt(squares) / bend(told, logits));
  }

  /** What a value is worth in these games, 0..1. */
  double winRate(int value) {
    return rate(logits, value);
  }

  private static double rate(double logits, int value) {
    return 1 / (1 + Math.exp(-logits * value));
  }

  /** Of the loss, by games. */
  private static DoubleStream slopes(List<List<Told>> games, double logits) {
    return games.stream()
        .mapToDouble(game -> game.stream().mapToDouble(told -> told.slope(logits)).sum());
  }

  private static double bend(List<List<Told>> games, double logits) {
    return games.stream().flatMap(List::stream).mapToDouble(told -> told.bend(logits)).sum();
  }

  /**
   * What a search told and what became of it.
   *
   * @param value for the side to move, no forced win
   * @param points that it got from the game: 0, ½, 1
   */
  public record Told(int value, double points) {
    private double slope(double logits) {
      return (rate(logits, value) - points) * value;
    }

    private double bend(double logits) {
      double rate = rate(logits, value);
      return rate * (1 - rate) * value * value;
    }
  }

  /** Of a game, without positions beside it. */
  public static List<Told> told(TrainingGame game) {
    return game.samples().stream()
        .filter(sample -> !sample.isSidestep() && !SearchValue.isForced(sample.value()))
        .map(sample -> new Told(sample.value(), game.points(sample.colour())))
        .toList();
  }
}
