package tengen.arena.stats;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The most likely frequencies of scores for a given normalized Elo. M. Van den Bergh, "Comments on
 * normalized Elo" (cantate.be/Fishtest/normalized_elo_practical.pdf), section 4.1, as in fastchess.
 */
final class NormalizedLikelihood {
  private static final int MAX_ITERATIONS = 10;

  /** The iteration stops when no frequency changes by more than this. */
  private static final double PRECISION = 1e-4;

  private final double[] scores;
  private final double[] often;

  /**
   * Creates the likelihood of observed scores.
   *
   * @param scores from 0 to 1
   * @param often number of times that each score occurred, above 0
   */
  NormalizedLikelihood(double[] scores, double[] often) {
    this.scores = scores;
    this.often = often;
  }

  /**
   * Returns the factor of each score by which its frequency is divided in the most likely
   * distribution whose average is {@code deviations} standard deviations above one half.
   */
  double[] divisors(double deviations) {
    double total = Arrays.stream(often).sum();
    double[] shares = new double[often.length];
    Arrays.fill(shares, 1.0 / often.length);
    double[] divisors = new double[often.length];
    double change = 1;
    for (int i = 0; i < MAX_ITERATIONS && change >= PRECISION; i++) {
      double[] offsets = offsets(shares, deviations);
      double x = MultinomialRoot.of(often, offsets);
      change = 0;
      for (int k = 0; k < often.length; k++) {
        divisors[k] = 1 + x * offsets[k];
        double share = often[k] / total / divisors[k];
        change = Math.max(change, Math.abs(share - shares[k]));
        shares[k] = share;
      }
    }
    return divisors;
  }

  /** Returns the terms whose average is 0 at the wanted distance, to first order. */
  private double[] offsets(double[] shares, double deviations) {
    double mean = IntStream.range(0, shares.length).mapToDouble(k -> shares[k] * scores[k]).sum();
    double variance =
        IntStream.range(0, shares.length)
            .mapToDouble(k -> shares[k] * (scores[k] - mean) * (scores[k] - mean))
            .sum();
    double deviation = Math.sqrt(variance);
    return Arrays.stream(scores)
        .map(
            score ->
                score
                    - 0.5
                    - deviations / 2 * (deviation + (score - mean) * (score - mean) / deviation))
        .toArray();
  }
}
