package tengen.arena.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * How much stronger one is than its opponents, in logistic Elo: a score of {@code 1 / (1 +
 * 10^(-elo/400))} is expected (A. Elo, "The Rating of Chessplayers, Past and Present", 1978). The
 * interval holds the truth with 95 %: of the average score the normal one, {@code mean ± 1.96
 * sqrt(variance / n)}, cut to 0..1 and both ends turned into Elo.
 *
 * <p>Equal results tell nothing of their variance, a score of 0 % or 100 % among them. If n results
 * were one and the same, then with 95 % confidence less than {@code 1 - 0.05^(1/n)} of all results
 * are others (C. Clopper and E. Pearson, "The Use of Confidence or Fiducial Limits", Biometrika 26,
 * 1934); the interval is what the average may then be. At 100 % only its lower end is finite.
 *
 * @param value infinite at a score of 0 or 1
 * @param low where the interval begins; may be infinite
 * @param high where it ends; may be infinite
 */
public record Elo(double value, double low, double high) {
  private static final double CONFIDENCE = 0.95;

  /** Of the normal distribution, that far to each side goes a 95 % interval. */
  public static final double DEVIATIONS =
      NormalDistribution.of(0, 1).inverseSurvivalProbability((1 - CONFIDENCE) / 2);

  /** The difference that these results speak for. */
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

  /** The difference at which this score, 0 to 1, is expected. */
  public static double ofScore(double score) {
    return 400 * Math.log10(score / (1 - score));
  }

  /** The expected score, 0 to 1. */
  public static double score(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }

  /** Half the interval; infinite where an end is. */
  public double error() {
    return (high - low) / 2;
  }
}
