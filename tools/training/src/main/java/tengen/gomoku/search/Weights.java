package tengen.gomoku.search;

import java.util.Random;

/**
 * Weights with the gradients of a batch, updated by Adam (Kingma and Ba, 2015). Regularization
 * pulls weights towards zero, so that rare ones stay there.
 */
final class Weights {
  private static final double MEAN_SHARE = 0.1;
  private static final double SQUARE_SHARE = 0.001;
  private static final double MIN_ROOT = 1e-9;

  private final double[] weights;
  private final double[] slopes;
  private final double[] means;
  private final double[] squares;
  private final double pull;
  private int steps;

  Weights(int count, double pull) {
    weights = new double[count];
    slopes = new double[count];
    means = new double[count];
    squares = new double[count];
    this.pull = pull;
  }

  /** Sets all weights to random numbers between −{@code most} and {@code most}. */
  void randomize(Random random, double most) {
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (2 * random.nextDouble() - 1) * most;
    }
  }

  void set(int i, double weight) {
    weights[i] = weight;
  }

  int count() {
    return weights.length;
  }

  double of(int i) {
    return weights[i];
  }

  /** Adds the gradient of a sample's loss. */
  void add(int i, double slope) {
    slopes[i] += slope;
  }

  /** Updates the weights at the end of a batch. */
  void step(double rate) {
    steps++;
    double meanSeen = 1 - Math.pow(1 - MEAN_SHARE, steps);
    double squareSeen = 1 - Math.pow(1 - SQUARE_SHARE, steps);
    for (int i = 0; i < weights.length; i++) {
      double slope = slopes[i] + pull * weights[i];
      slopes[i] = 0;
      means[i] += MEAN_SHARE * (slope - means[i]);
      squares[i] += SQUARE_SHARE * (slope * slope - squares[i]);
      double root = Math.sqrt(squares[i] / squareSeen) + MIN_ROOT;
      weights[i] -= rate * means[i] / meanSeen / root;
    }
  }
}
