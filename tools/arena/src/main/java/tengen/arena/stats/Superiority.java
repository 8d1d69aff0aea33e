package tengen.arena.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * The likelihood of superiority (LOS): how likely equals would have done worse than this. By the
 * normal distribution with the variance that equals have, the average square of the distance from
 * one half. Of single games it is the well-known {@code Φ((wins - losses) / sqrt(wins + losses))}
 * (Chess Programming Wiki, "Match Statistics").
 */
public final class Superiority {
  private Superiority() {}

  /** 0 to 1; one half where nothing was won or lost. */
  public static double likelihood(ScoreCounts counts) {
    double squares = counts.squares(0.5);
    if (squares == 0) {
      return 0.5;
    }
    double lead = counts.total() * (counts.mean() - 0.5);
    return NormalDistribution.of(0, 1).cumulativeProbability(lead / Math.sqrt(squares));
  }
}
