package tengen.protocol;

import tengen.search.Score;
import tengen.search.Variation;

/** The lower confidence bound of a win rate, as Leela Zero and KataGo tell it. */
public final class LowerBound {
  /** Of a normal distribution: 2.5 % lie below the mean less so many standard deviations. */
  private static final double DEVIATIONS = 1.96;

  private LowerBound() {}

  /**
   * Of this candidate's, 0..1, were each visit a game: 0 without any; a proven score is certain.
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
