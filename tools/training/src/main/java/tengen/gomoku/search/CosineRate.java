package tengen.gomoku.search;

/**
 * A learning rate that rises linearly over the first steps and then falls along half a cosine to
 * nearly zero at the last one (Loshchilov and Hutter, 2017).
 */
final class CosineRate {
  private static final double PEAK = 0.001;
  private static final double LAST_SHARE = 0.02;
  private static final int RISING_STEPS = 100;

  private final long steps;
  private long step;

  /** Creates the rate of a training with this number of steps. */
  CosineRate(long steps) {
    this.steps = steps;
  }

  /** Returns the rate of the next step. */
  double next() {
    double rising = Math.min(1, (step + 1.0) / RISING_STEPS);
    double falling = (1 + Math.cos(Math.PI * step / steps)) / 2;
    step++;
    return PEAK * rising * (LAST_SHARE + (1 - LAST_SHARE) * falling);
  }
}
