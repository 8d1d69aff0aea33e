package tengen.engine.classic.nogo;

import tengen.common.HotPath;

/**
 * The win rate of a difference of legal moves: 1/2 at 0, with an exponential approach to 1 and 0,
 * as in the original program ("NoGo bot, Alpha-Beta + UCT Version", {@code Rate}).
 */
@HotPath
final class WinRate {
  private static final int MAX_ADVANTAGE = 40;
  private static final double[] RATES = new double[2 * MAX_ADVANTAGE + 1];

  static {
    for (int advantage = 0; advantage <= MAX_ADVANTAGE; advantage++) {
      double half = Math.exp(-advantage) / 2;
      RATES[MAX_ADVANTAGE + advantage] = 1 - half;
      RATES[MAX_ADVANTAGE - advantage] = half;
    }
  }

  private WinRate() {}

  /**
   * Returns the win rate, 0 to 1, of a side with {@code advantage} more legal moves than the other.
   *
   * <p>Beyond ±40 it is the table's last value, which differs from 0 or 1 by 10^-18.
   */
  static double of(int advantage) {
    return RATES[MAX_ADVANTAGE + Math.clamp(advantage, -MAX_ADVANTAGE, MAX_ADVANTAGE)];
  }
}
