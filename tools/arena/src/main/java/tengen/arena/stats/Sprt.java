package tengen.arena.stats;

import java.util.stream.IntStream;
import org.apache.commons.numbers.rootfinder.BrentSolver;

/**
 * The sequential probability ratio test: play until it is clear whether the difference is {@code
 * elo0} or {@code elo1}. A. Wald, "Sequential Tests of Statistical Hypotheses", Annals of
 * Mathematical Statistics 16, 1945: stop when the log-likelihood ratio leaves {@code ln(beta / (1 -
 * alpha)) .. ln((1 - beta) / alpha)}.
 *
 * <p>How often each score occurs is not known, only the average is part of a hypothesis. So it is
 * the generalized test: the ratio of the largest likelihoods that distributions of these two
 * averages reach. M. Van den Bergh, "A practical introduction to the GSPRT" (cantate.be/Fishtest),
 * as in Stockfish's fishtest.
 *
 * @param elo0 logistic Elo of H0, from -1000
 * @param elo1 logistic Elo of H1, above {@code elo0}, to 1000
 * @param alpha how often H1 may be accepted though H0 is true, below one half
 * @param beta how often H0 may be accepted though H1 is true, below one half
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
  /** A score that never occurred did so this often: fishtest's way around empty counts. */
  private static final double NEVER = 1e-3;

  /** Keeps the search for a root off the poles at both ends. */
  private static final double OFF_POLE = 1e-12;

  /** The score of more differs from 0 or 1 too little for the search for a root. */
  private static final double MOST_ELO = 1000;

  public Sprt {
    if (!(-MOST_ELO <= elo0 && elo0 < elo1 && elo1 <= MOST_ELO)) {
      throw new IllegalArgumentException(
          "elo0 %s, elo1 %s: two numbers from -1000 to 1000, the smaller one first"
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

  /** What a test says. */
  public enum Verdict {
    /** Play on. */
    RUNNING,
    /** The difference is {@code elo0} rather. */
    H0_ACCEPTED,
    /** The difference is {@code elo1} rather. */
    H1_ACCEPTED
  }

  /**
   * How far a test has come.
   *
   * @param llr the log-likelihood ratio of H1 to H0
   */
  public record State(Sprt test, double llr) {
    /** Above or on a bound: done. */
    public Verdict verdict() {
      if (llr >= test.upper()) {
        return Verdict.H1_ACCEPTED;
      }
      return llr <= test.lower() ? Verdict.H0_ACCEPTED : Verdict.RUNNING;
    }
  }

  /** H0 is accepted there. */
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /** H1 is accepted there. */
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  /** The state after these games, of three counts, or pairs, of five. */
  public State after(ScoreCounts counts) {
    return new State(this, counts.total() == 0 ? 0 : logLikelihoodRatio(counts));
  }

  private double logLikelihoodRatio(ScoreCounts counts) {
    double[] often = counts.counts().stream().mapToDouble(n -> n == 0 ? NEVER : n).toArray();
    double[] h0 = offsets(counts, Elo.score(elo0));
    double[] h1 = offsets(counts, Elo.score(elo1));
    double x0 = multiplier(often, h0);
    double x1 = multiplier(often, h1);
    return IntStream.range(0, often.length)
        .mapToDouble(i -> often[i] * Math.log((1 + x0 * h0[i]) / (1 + x1 * h1[i])))
        .sum();
  }

  /** From an average to each score. */
  private static double[] offsets(ScoreCounts counts, double average) {
    return IntStream.range(0, counts.counts().size())
        .mapToDouble(index -> counts.score(index) - average)
        .toArray();
  }

  /**
   * The likeliest distribution of a given average is {@code p / (1 + x a)}, where a score {@code a}
   * above the average occurred with the frequency {@code p}, for the {@code x} with which the
   * average of all {@code a} is 0. Proposition 1.1 of
   * cantate.be/Fishtest/support_MLE_multinomial.pdf.
   */
  private static double multiplier(double[] often, double[] offsets) {
    return new BrentSolver(1e-14, 1e-14, 1e-14)
        .findRoot(
            x -> average(often, offsets, x),
            -1 / offsets[offsets.length - 1] + OFF_POLE,
            -1 / offsets[0] - OFF_POLE);
  }

  /** Without the constant factor of the total. */
  private static double average(double[] often, double[] offsets, double x) {
    double sum = 0;
    for (int i = 0; i < often.length; i++) {
      sum += often[i] * offsets[i] / (1 + x * offsets[i]);
    }
    return sum;
  }
}
