package tengen.engine.classic.nogo;

import tengen.common.HotPath;

/**
 * Win rate of a difference of legal moves: 1/2 at 0, towards 1 and 0 by e to the difference, as the
 * original program ("NoGo bot, Alpha-Beta + UCT Version", {@code Rate}) has it.
 */
@HotPath
final class WinRate {
  private static final int FLAT = 40;
  private static final double[] RATES = new double[2 * FLAT + 1];

  static {
    for (int advantage = 0; advantage <= FLAT; advantage++) {
      double half = Math.exp(-advantage) / 2;
      RATES[FLAT + advantage] = 1 - half;
      RATES[FLAT - advantage] = half;
    }
  }

  private WinRate() {}

  /**
   * The win rate, 0..1, of a side that may play on so many points more than the other.
   *
   * <p>Beyond 40 either way the table's last value, which is 0 or 1 but for 10^-18, stands.
   */
  static double of(int advantage) {
    return RATES[FLAT + Math.clamp(advantage, -FLAT, FLAT)];
  }
}
