package tengen.gomoku.search;

/** The learning rate of a training, which falls whenever the validation loss stops falling. */
final class LearningRate {
  private static final double FIRST = 0.001;
  private static final double LAST = 2e-5;
  private static final double FACTOR = 0.3;

  /** Minimum decrease that counts as a falling loss. */
  private static final double MIN_LOSS_DECREASE = 1e-4;

  private double rate = FIRST;
  private double least = Double.MAX_VALUE;

  double now() {
    return rate;
  }

  /** Returns the least validation loss. */
  double least() {
    return least;
  }

  boolean isOver() {
    return rate <= LAST;
  }

  /** Updates the rate by the validation loss after a pass. */
  void adapt(double loss) {
    if (loss > least - MIN_LOSS_DECREASE) {
      rate *= FACTOR;
    }
    least = Math.min(least, loss);
  }
}
