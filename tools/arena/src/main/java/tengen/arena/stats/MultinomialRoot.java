package tengen.arena.stats;

import java.util.Arrays;
import org.apache.commons.numbers.rootfinder.BrentSolver;

/**
 * The multiplier of the most likely distribution with a given average. Its probabilities are {@code
 * p / (1 + x a)} for an offset {@code a} from the average with frequency {@code p}, and {@code x}
 * makes the average of all {@code a} 0. Proposition 1.1 of
 * cantate.be/Fishtest/support_MLE_multinomial.pdf.
 */
final class MultinomialRoot {
  /** Distance from the poles at both ends of the root search. */
  private static final double MIN_DISTANCE_TO_POLE = 1e-12;

  private MultinomialRoot() {}

  /** Returns {@code x}. Some offsets must be below 0 and some above. */
  static double of(double[] often, double[] offsets) {
    double max = Arrays.stream(offsets).max().orElseThrow();
    double min = Arrays.stream(offsets).min().orElseThrow();
    return new BrentSolver(1e-14, 1e-14, 1e-14)
        .findRoot(
            x -> average(often, offsets, x),
            -1 / max + MIN_DISTANCE_TO_POLE,
            -1 / min - MIN_DISTANCE_TO_POLE);
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
