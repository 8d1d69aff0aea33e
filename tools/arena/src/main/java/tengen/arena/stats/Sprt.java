package tengen.arena.stats;

import java.util.stream.IntStream;
import org.apache.commons.numbers.rootfinder.BrentSolver;

/**
 * The sequential probability ratio test, which decides between the Elo differences {@code elo0} and
 * {@code elo1}. It stops when the log-likelihood ratio leaves {@code ln(beta / (1 - alpha)) ..
 * ln((1 - beta) / alpha)}; A. Wald, "Sequential Tests of Statistical Hypotheses", Annals of
 * Mathematical Statistics 16, 1945.
 *
 * <p>A hypothesis fixes only the average score, not the frequency of each score. Therefore this is
 * the generalized test, which uses the largest likelihoods of distributions with these averages. M.
 * Van den Bergh, "A practical introduction to the GSPRT" (cantate.be/Fishtest), as in Stockfish's
 * fishtest.
 *
 * @param elo0 logistic Elo of H0, from -1000
 * @param elo1 logistic Elo of H1, above {@code elo0}, to 1000
 * @param alpha probability of accepting H1 if H0 is true, below one half
 * @param beta probability of accepting H0 if H1 is true, below one half
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
  /** Count used for a score that never occurred, as in fishtest. */
  private static final double EMPTY_COUNT = 1e-3;

  /** Distance from the poles at both ends of the root search. */
  private static final double MIN_DISTANCE_TO_POLE = 1e-12;

  /** Maximum Elo. Beyond it the score is too close to 0 or 1 for the root search. */
  private static final double MAX_ELO = 1000;

  public Sprt {
    if (!(-MAX_ELO <= elo0 && elo0 < elo1 && elo1 <= MAX_ELO)) {
      throw new IllegalArgumentException(
          "elo0 and elo1 must be from -1000 to 1000, the smaller one first, got %s and %s"
              .formatted(elo0, elo1));
    }
    requireRate("alpha", alpha);
    requireRate("beta", beta);
  }

  private static void requireRate(String name, double rate) {
    if (!(0 < rate && rate < 0.5)) {
      throw new IllegalArgumentException(name + " " + rate + ": above 0, below 0.5");
    }
  }

  /** Verdict of a test. */
  public enum Verdict {
    /** Undecided. */
    RUNNING,
    /** The difference is closer to {@code elo0}. */
    H0_ACCEPTED,
    /** The difference is closer to {@code elo1}. */
    H1_ACCEPTED
  }

  /**
   * State of a test.
   *
   * @param llr log-likelihood ratio of H1 to H0
   */
  public record State(Sprt test, double llr) {
    /** Returns the verdict. Reaching a bound decides the test. */
    public Verdict verdict() {
      if (llr >= test.upper()) {
        return Verdict.H1_ACCEPTED;
      }
      return llr <= test.lower() ? Verdict.H0_ACCEPTED : Verdict.RUNNING;
    }
  }

  /** Returns the log-likelihood ratio at which H0 is accepted. */
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /** Returns the log-likelihood ratio at which H1 is accepted. */
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  /** Returns the state after these games (three counts) or pairs (five counts). */
  public State after(ScoreCounts counts) {
    return new State(this, counts.total() == 0 ? 0 : logLikelihoodRatio(counts));
  }

  private double logLikelihoodRatio(ScoreCounts counts) {
    double[] often = counts.counts().stream().mapToDouble(n -> n == 0 ? EMPTY_COUNT : n).toArray();
    double[] h0 = offsets(counts, Elo.score(elo0));
    double[] h1 = offsets(counts, Elo.score(elo1));
    double x0 = multiplier(often, h0);
    double x1 = multiplier(often, h1);
    return IntStream.range(0, often.length)
        .mapToDouble(i -> often[i] * Math.log((1 + x0 * h0[i]) / (1 + x1 * h1[i])))
        .sum();
  }

  /** Returns each score's difference from an average. */
  private static double[] offsets(ScoreCounts counts, double average) {
    return IntStream.range(0, counts.counts().size())
        .mapToDouble(index -> counts.score(index) - average)
        .toArray();
  }

  /**
   * Returns the {@code x} of the most likely distribution with a given average. Its probabilities
   * are {@code p / (1 + x a)} for a score {@code a} above the average with frequency {@code p}, and
   * {@code x} makes the average of all {@code a} 0. Proposition 1.1 of
   * cantate.be/Fishtest/support_MLE_multinomial.pdf.
   */
  private static double multiplier(double[] often, double[] offsets) {
    return new BrentSolver(1e-14, 1e-14, 1e-14)
        .findRoot(
            x -> average(often, offsets, x),
            -1 / offsets[offsets.length - 1] + MIN_DISTANCE_TO_POLE,
            -1 / offsets[0] - MIN_DISTANCE_TO_POLE);
  }

  /** Returns the average, without the constant factor of the total. */
  private static double average(double[] often, double[] offsets, double x) {
    double sum = 0;
    for (int i = 0; i < often.length; i++) {
      sum += often[i] * offsets[i] / (1 + x * offsets[i]);
    }
    return sum;
  }
}
