package tengen.nogo;

import java.util.List;
import tengen.common.Xoshiro;
import tengen.search.Score;
import tengen.search.Variation;

/**
 * A playing strength from 0 to 100. Lower levels run fewer simulations and choose a searched move
 * at random, weighted by visits; the weight of better moves grows with the level. The curves are
 * untuned.
 */
record NogoLevel(int percent) {
  static final int FULL = 100;

  private static final double SIMULATIONS_AT_ZERO = 16;
  private static final double SIMULATIONS_NEAR_FULL = 100_000;

  boolean isFull() {
    return percent == FULL;
  }

  /** Returns the maximum number of simulations for a move. */
  long maxSimulations() {
    double share = percent / (double) FULL;
    return isFull()
        ? Long.MAX_VALUE
        : Math.round(
            SIMULATIONS_AT_ZERO * Math.pow(SIMULATIONS_NEAR_FULL / SIMULATIONS_AT_ZERO, share));
  }

  /**
   * Chooses one of the searched moves, which are sorted best first: a proven win if there is one,
   * else a random move weighted by visits.
   */
  Variation choose(List<Variation> lines, Xoshiro random) {
    Variation best = lines.getFirst();
    if (isFull() || best.score() instanceof Score.Win) {
      return best;
    }
    double left = random.nextDouble() * lines.stream().mapToDouble(this::weight).sum();
    for (Variation line : lines) {
      left -= weight(line);
      if (left < 0) {
        return line;
      }
    }
    return best;
  }

  private double weight(Variation line) {
    return Math.pow((double) line.nodes(), 1 + percent / 25.0);
  }
}
