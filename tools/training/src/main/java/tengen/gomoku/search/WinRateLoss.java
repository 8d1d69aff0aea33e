package tengen.gomoku.search;

/** Cross-entropy, in nats, of a logit's win rate and the expected points, 0 to 1. */
final class WinRateLoss {
  private WinRateLoss() {}

  static double of(double logit, double target) {
    return Math.log1p(Math.exp(-Math.abs(logit))) + Math.max(0, logit) - target * logit;
  }

  /** Returns the derivative of the loss by the logit. */
  static double slope(double logit, double target) {
    return 1 / (1 + Math.exp(-logit)) - target;
  }
}
