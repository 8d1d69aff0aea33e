package tengen.arena.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * The likelihood of superiority (LOS), which is the probability that equal players would score
 * less. Uses the normal distribution with the variance of equal players, which is the average
 * squared distance from one half. For single games it is the well-known {@code Φ((wins - losses) /
 * sqrt(wins + losses))} (Chess Programming Wiki, "Match Statistics").
 */
public final class Superiority {
  private Superiority() {}

  /** Returns the likelihood, 0 to 1, or one half if all results are even. */
  public static double likelihood(ScoreCounts counts) {
    double squares = counts.sumOfSquares(0.5);
    if (squares == 0) {
      return 0.5;
    }
    double lead = counts.total() * (counts.mean() - 0.5);
    return NormalDistribution.of(0, 1).cumulativeProbability(lead / Math.sqrt(squares));
  }
}
