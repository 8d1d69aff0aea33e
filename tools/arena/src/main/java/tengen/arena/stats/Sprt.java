package tengen.arena.stats;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The sequential probability ratio test, which decides between the Elo differences {@code elo0} and
 * {@code elo1}. It stops when the log-likelihood ratio leaves {@code ln(beta / (1 - alpha)) ..
 * ln((1 - beta) / alpha)}; A. Wald, "Sequential Tests of Statistical Hypotheses", Annals of
 * Mathematical Statistics 16, 1945.
 *
 * <p>A hypothesis fixes only the average score (in the normalized model in standard deviations),
 * not the frequency of each score. Therefore this is the generalized test, which uses the largest
 * likelihoods of distributions with these averages. M. Van den Bergh, "A practical introduction to
 * the GSPRT" (cantate.be/Fishtest), as in Stockfish's fishtest.
 *
 * @param elo0 Elo of H0
 * @param elo1 Elo of H1, above {@code elo0}
 * @param alpha probability of accepting H1 if H0 is true, below one half
 * @param beta probability of accepting H0 if H1 is true, below one half
 * @param model unit of both Elo differences
 */
public record Sprt(double elo0, double elo1, double alpha, double beta, Model model) {
  /** Count used for a score that never occurred, as in fishtest. */
  private static final double EMPTY_COUNT = 1e-3;

  private static final Pattern TEXT =
      Pattern.compile(
          "Sprt\\[elo0=([-.0-9E]+), elo1=([-.0-9E]+), alpha=([-.0-9E]+), beta=([-.0-9E]+)"
              + "(, model=normalized)?]$");

  /** A unit of Elo differences. */
  public enum Model {
    /** {@link Elo}. Beyond the limit the score is too close to 0 or 1 for the root search. */
    LOGISTIC(1000),
    /** {@link NormalizedElo}. Beyond the limit the iteration may have no root. */
    NORMALIZED(200);

    private final int maxElo;

    Model(int maxElo) {
      this.maxElo = maxElo;
    }
  }

  /** Creates a test with logistic Elo. */
  public Sprt(double elo0, double elo1, double alpha, double beta) {
    this(elo0, elo1, alpha, beta, Model.LOGISTIC);
  }

  public Sprt {
    if (!(-model.maxElo <= elo0 && elo0 < elo1 && elo1 <= model.maxElo)) {
      throw new IllegalArgumentException(
          "elo0 and elo1 must be from -%s to %s, the smaller one first, got %s and %s"
              .formatted(model.maxElo, model.maxElo, elo0, elo1));
    }
    requireRate("alpha", alpha);
    requireRate("beta", beta);
  }

  private static void requireRate(String name, double rate) {
    if (!(0 < rate && rate < 0.5)) {
      throw new IllegalArgumentException(name + " must be above 0 and below 0.5, got " + rate);
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
    double[] h0 = divisors(counts, often, elo0);
    double[] h1 = divisors(counts, often, elo1);
    return IntStream.range(0, often.length)
        .mapToDouble(i -> often[i] * Math.log(h0[i] / h1[i]))
        .sum();
  }

  /**
   * Returns the factor of each score by which its frequency is divided in the most likely
   * distribution for this Elo difference.
   */
  private double[] divisors(ScoreCounts counts, double[] often, double elo) {
    double[] scores = IntStream.range(0, often.length).mapToDouble(counts::score).toArray();
    return switch (model) {
      case LOGISTIC -> {
        double[] offsets = Arrays.stream(scores).map(score -> score - Elo.score(elo)).toArray();
        double x = MultinomialRoot.of(often, offsets);
        yield Arrays.stream(offsets).map(offset -> 1 + x * offset).toArray();
      }
      case NORMALIZED ->
          new NormalizedLikelihood(scores, often)
              .divisors(elo / NormalizedElo.SCALE * Math.sqrt(NormalizedElo.gamesOf(counts)));
    };
  }

  /** Returns the test whose {@link #toString} ends this text, if any. */
  public static Optional<Sprt> at(String text) {
    Matcher matcher = TEXT.matcher(text);
    return matcher.find()
        ? Optional.of(
            new Sprt(
                Double.parseDouble(matcher.group(1)),
                Double.parseDouble(matcher.group(2)),
                Double.parseDouble(matcher.group(3)),
                Double.parseDouble(matcher.group(4)),
                matcher.group(5) == null ? Model.LOGISTIC : Model.NORMALIZED))
        : Optional.empty();
  }

  /** Returns a text that does not name the logistic model, as files of matches have it. */
  @Override
  public String toString() {
    return "Sprt[elo0="
        + elo0
        + ", elo1="
        + elo1
        + ", alpha="
        + alpha
        + ", beta="
        + beta
        + (model == Model.LOGISTIC ? "]" : ", model=normalized]");
  }
}
