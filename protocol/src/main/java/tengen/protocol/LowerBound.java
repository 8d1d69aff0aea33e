package tengen.protocol;

import tengen.search.Score;
import tengen.search.Variation;

/** The lower confidence bound of a win rate, as Leela Zero and KataGo report it. */
public final class LowerBound {
  /**
   * Standard deviations below the mean of a normal distribution, below which 2.5 % of its values
   * lie.
   */
  private static final double DEVIATIONS = 1.96;

  private LowerBound() {}

  /**
   * Returns the bound for a candidate, from 0 to 1, where each visit counts as a game; 0 without
   * visits. A proven score is certain.
   */
  public static double of(Variation line) {
    double rate = line.score().asWinRate();
    if (!(line.score() instanceof Score.Estimate)) {
      return rate;
    }
    return line.nodes() < 1
        ? 0
        : Math.max(0, rate - DEVIATIONS * Math.sqrt(rate * (1 - rate) / line.nodes()));
  }
}
