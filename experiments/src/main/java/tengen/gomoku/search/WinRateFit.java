package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import tengen.gomoku.board.Board;

/** What the values of a search say of the results of the games, by logistic regression. */
final class WinRateFit {
  private static final int ROUNDS = 20;

  private WinRateFit() {}

  /** How many logits of the win rate 1 point of a value is, by Newton's method. */
  static double logits(List<TrainingGame> games) {
    List<double[]> points = new ArrayList<>();
    for (TrainingGame game : games) {
      for (TrainingGame.Sample sample : game.samples()) {
        if (!sample.isSidestep() && !Value.isForced(sample.value())) {
          int sign = sample.colour() == Board.BLACK ? 1 : -1;
          points.add(new double[] {sample.value(), (1 + sign * game.result()) / 2.0});
        }
      }
    }
    double logits = 0;
    for (int round = 0; round < ROUNDS; round++) {
      double slope = 0;
      double bend = 0;
      for (double[] point : points) {
        double rate = 1 / (1 + Math.exp(-logits * point[0]));
        slope += (rate - point[1]) * point[0];
        bend += rate * (1 - rate) * point[0] * point[0];
      }
      logits -= slope / bend;
    }
    return logits;
  }
}
