package tengen.arena.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * A strength difference in logistic Elo, where the expected score is {@code 1 / (1 +
 * 10^(-elo/400))} (A. Elo, "The Rating of Chessplayers, Past and Present", 1978). The interval has
 * 95 % confidence. It is the normal interval of the average score, {@code mean ± 1.96 sqrt(variance
 * / n)}, cut to 0..1, with both ends converted to Elo.
 *
 * <p>Equal results, such as a score of 0 % or 100 %, give no estimate of the variance. If {@code n}
 * results are equal, then with 95 % confidence less than {@code 1 - 0.05^(1/n)} of all results
 * differ (C. Clopper and E. Pearson, "The Use of Confidence or Fiducial Limits", Biometrika 26,
 * 1934). The interval then holds the possible averages. At 100 % only its lower end is finite.
 *
 * @param value infinite at a score of 0 or 1
 * @param low lower end of the interval; may be infinite
 * @param high upper end of the interval; may be infinite
 */
public record Elo(double value, double low, double high) {
  private static final double CONFIDENCE = 0.95;

  /** Number of standard deviations to each side of a 95 % interval of the normal distribution. */
  public static final double DEVIATIONS =
      NormalDistribution.of(0, 1).inverseSurvivalProbability((1 - CONFIDENCE) / 2);

  /** Estimates the difference from these results. */
  public static Elo of(ScoreCounts counts) {
    double mean = counts.mean();
    double variance = counts.variance();
    if (variance == 0) {
      double others = 1 - Math.pow(1 - CONFIDENCE, 1.0 / counts.total());
      double least = mean * (1 - others);
      return new Elo(ofScore(mean), ofScore(least), ofScore(least + others));
    }
    double error = DEVIATIONS * Math.sqrt(variance / counts.total());
    return new Elo(
        ofScore(mean), ofScore(Math.max(0, mean - error)), ofScore(Math.min(1, mean + error)));
  }

  /** Returns the difference with this expected score, 0 to 1. */
  public static double ofScore(double score) {
    return 400 * Math.log10(score / (1 - score));
  }

  /** Returns the expected score, 0 to 1. */
  public static double score(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }

  /** Returns half the length of the interval; infinite if an end is. */
  public double error() {
    return (high - low) / 2;
  }
}
