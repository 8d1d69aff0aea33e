package tengen.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of the sequential test's ratio, bounds and error rates. */
final class SprtTest {
  private static final Sprt NARROW = new Sprt(0, 2, 0.05, 0.05);
  private static final Sprt WIDE = new Sprt(0, 100, 0.05, 0.05);
  private static final int RUNS = 1000;

  /**
   * Maximum number of errors among 1,000 runs. A test with error rate 0.05 exceeds it with a
   * probability of 0.001 by the binomial distribution.
   */
  private static final int MAX_ERRORS = 72;

  private static ScoreCounts counts(Integer... counts) {
    return new ScoreCounts(List.of(counts));
  }

  /** Uses values from the tests of fastchess, app/tests/sprt_test.cpp, "logistic". */
  @Test
  void theRatioIsThatOfFastchess() {
    Sprt upper = new Sprt(0.5, 2.5, 0.05, 0.05);
    assertThat(upper.after(counts(21184, 40708, 21404)).llr()).isCloseTo(-1.57, within(0.005));
    assertThat(NARROW.after(counts(57030, 106593, 57433)).llr()).isCloseTo(-2.59, within(0.005));
    assertThat(upper.after(counts(223, 9863, 21279, 10037, 246)).llr())
        .isCloseTo(-3.07, within(0.005));
    assertThat(NARROW.after(counts(871, 26175, 55983, 26678, 821)).llr())
        .isCloseTo(-4.98, within(0.005));
  }

  /** Uses values from the tests of fastchess, app/tests/sprt_test.cpp, "normalized". */
  @Test
  void theNormalizedRatioIsThatOfFastchess() {
    assertNormalized(0, 2, counts(36027, 68692, 36433), 0.92);
    assertNormalized(-1.75, 0.25, counts(10650, 20431, 10871), 2.30);
    assertNormalized(0, 10, counts(0, 0, 4250), 120.56);
    assertNormalized(0, 2, counts(365, 16618, 36229, 16974, 390), 2.25);
    assertNormalized(-1.75, 0.25, counts(127, 4883, 10712, 5150, 104), 3.01);
    assertNormalized(0, 5, counts(0, 0, 0, 0, 5550), 111.82);
  }

  private static void assertNormalized(double elo0, double elo1, ScoreCounts counts, double ratio) {
    var test = new Sprt(elo0, elo1, 0.05, 0.05, Sprt.Model.NORMALIZED);
    assertThat(test.after(counts).llr()).isCloseTo(ratio, within(0.005 + 3e-4 * ratio));
  }

  @ParameterizedTest
  @CsvSource({"199, 200", "-200, 200", "-200, -199"})
  void theLargestNormalizedDifferencesHaveARatio(double elo0, double elo1) {
    var test = new Sprt(elo0, elo1, 0.05, 0.05, Sprt.Model.NORMALIZED);
    for (ScoreCounts each :
        List.of(
            counts(1, 0, 0),
            counts(0, 0, 1),
            counts(0, 1, 0),
            counts(1_000_000, 0, 0, 0, 0),
            counts(0, 0, 1_000_000, 0, 0),
            counts(0, 0, 0, 0, 1_000_000),
            counts(5, 1, 7, 2, 5))) {
      assertThat(test.after(each).llr()).isFinite();
    }
  }

  @Test
  void aTestIsReadFromItsText() {
    var normalized = new Sprt(-1.5, 2, 0.01, 1e-4, Sprt.Model.NORMALIZED);
    assertThat(Sprt.at("gauntlet false; " + normalized)).contains(normalized);
    assertThat(Sprt.at("; " + NARROW)).contains(NARROW);
    assertThat(Sprt.at("gauntlet false")).isEmpty();
  }

  @Test
  void onlyTheNormalizedModelIsNamed() {
    assertThat(NARROW).hasToString("Sprt[elo0=0.0, elo1=2.0, alpha=0.05, beta=0.05]");
    assertThat(new Sprt(0, 2, 0.05, 0.05, Sprt.Model.NORMALIZED))
        .hasToString("Sprt[elo0=0.0, elo1=2.0, alpha=0.05, beta=0.05, model=normalized]");
  }

  /**
   * Uses Van den Bergh's approximation for small differences: n (s1 - s0) (2 s - s0 - s1) / (2 v).
   */
  @Test
  void theRatioIsNearItsApproximation() {
    ScoreCounts pairs = counts(223, 9863, 21279, 10037, 246);
    double s1 = Elo.score(2);
    double expected =
        pairs.total() * (s1 - 0.5) * (2 * pairs.mean() - 0.5 - s1) / (2 * pairs.variance());
    assertThat(NARROW.after(pairs).llr()).isCloseTo(expected, within(0.001));
  }

  @Test
  void scoresThatNeverOccurredAreNoObstacle() {
    assertThat(new Sprt(0, 50, 0.05, 0.05).after(counts(0, 0, 10)).llr())
        .isCloseTo(1.335898, within(1e-6));
    assertThat(WIDE.after(counts(0, 0, 0, 0, 1_000_000)).verdict())
        .isEqualTo(Sprt.Verdict.H1_ACCEPTED);
    assertThat(WIDE.after(counts(1_000_000, 0, 0)).verdict()).isEqualTo(Sprt.Verdict.H0_ACCEPTED);
  }

  @Test
  void changingSidesAndHypothesesChangesTheSign() {
    var test = new Sprt(-10, 30, 0.05, 0.05);
    var mirrored = new Sprt(-30, 10, 0.05, 0.05);
    ScoreCounts pairs = counts(3, 20, 40, 25, 12);
    assertThat(mirrored.after(pairs.reversed()).llr())
        .isCloseTo(-test.after(pairs).llr(), within(1e-9));
  }

  @Test
  void theBoundsAreWalds() {
    var test = new Sprt(0, 5, 0.05, 0.1);
    assertThat(test.lower()).isCloseTo(-2.251292, within(1e-6));
    assertThat(test.upper()).isCloseTo(2.890372, within(1e-6));
  }

  @Test
  void theTestRunsBeforeTheFirstGame() {
    assertThat(NARROW.after(counts(0, 0, 0))).isEqualTo(new Sprt.State(NARROW, 0));
    assertThat(NARROW.after(counts(0, 0, 0)).verdict()).isEqualTo(Sprt.Verdict.RUNNING);
  }

  @ParameterizedTest
  @CsvSource({
    "5, 5, 0.05, 0.05",
    "NaN, 5, 0.05, 0.05",
    "0, Infinity, 0.05, 0.05",
    "0, 20000, 0.05, 0.05",
    "-1001, 0, 0.05, 0.05",
    "0, 5, 0, 0.05",
    "0, 5, 0.05, 0.5"
  })
  void degenerateTestsAreRejected(double elo0, double elo1, double alpha, double beta) {
    assertThatThrownBy(() -> new Sprt(elo0, elo1, alpha, beta))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({"999, 1000", "-1000, 1000", "-1000, -999"})
  void theLargestDifferencesHaveARatio(double elo0, double elo1) {
    var test = new Sprt(elo0, elo1, 0.05, 0.05);
    for (ScoreCounts each :
        List.of(
            counts(1, 0, 0),
            counts(0, 0, 1),
            counts(1_000_000, 0, 0, 0, 0),
            counts(0, 0, 0, 0, 1_000_000),
            counts(5, 1, 7, 2, 5))) {
      assertThat(test.after(each).llr()).isFinite();
    }
  }

  /**
   * Returns frequencies of each score for games and for pairs, which are then shifted by the
   * strength.
   */
  static Stream<double[]> noises() {
    return Stream.of(new double[] {0.35, 0.3, 0.35}, new double[] {0.1, 0.2, 0.4, 0.2, 0.1});
  }

  @ParameterizedTest
  @MethodSource("noises")
  void equalsAreRarelyTakenForStronger(double[] noise) {
    assertThat(accepted(Sprt.Verdict.H1_ACCEPTED, noise, 0.5)).isBetween(1, MAX_ERRORS);
  }

  @ParameterizedTest
  @MethodSource("noises")
  void theStrongerAreRarelyTakenForEquals(double[] noise) {
    assertThat(accepted(Sprt.Verdict.H0_ACCEPTED, noise, Elo.score(100))).isBetween(1, MAX_ERRORS);
  }

  private static int accepted(Sprt.Verdict verdict, double[] noise, double mean) {
    double[] shares = tilted(noise, mean);
    var random = new Random(1);
    return (int) IntStream.range(0, RUNS).filter(_ -> simulated(shares, random) == verdict).count();
  }

  private static Sprt.Verdict simulated(double[] shares, Random random) {
    int[] counts = new int[shares.length];
    Sprt.Verdict verdict = Sprt.Verdict.RUNNING;
    while (verdict == Sprt.Verdict.RUNNING) {
      counts[drawn(shares, random)]++;
      verdict = WIDE.after(new ScoreCounts(IntStream.of(counts).boxed().toList())).verdict();
    }
    return verdict;
  }

  private static int drawn(double[] shares, Random random) {
    double rest = random.nextDouble();
    int index = 0;
    while (index < shares.length - 1 && rest >= shares[index]) {
      rest -= shares[index];
      index++;
    }
    return index;
  }

  /** Returns the frequencies times 1 + t (a - 1/2), with the t that gives this mean. */
  private static double[] tilted(double[] shares, double mean) {
    double[] offsets =
        IntStream.range(0, shares.length)
            .mapToDouble(index -> (double) index / (shares.length - 1) - 0.5)
            .toArray();
    double variance =
        IntStream.range(0, shares.length)
            .mapToDouble(i -> shares[i] * offsets[i] * offsets[i])
            .sum();
    double tilt = (mean - 0.5) / variance;
    double[] tilted =
        IntStream.range(0, shares.length)
            .mapToDouble(i -> shares[i] * (1 + tilt * offsets[i]))
            .toArray();
    assertThat(DoubleStream.of(tilted)).allMatch(share -> share >= 0);
    return tilted;
  }
}
