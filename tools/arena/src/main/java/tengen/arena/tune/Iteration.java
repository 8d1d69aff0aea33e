package tengen.arena.tune;

import java.util.List;

/**
 * A step of a tuning. Values are in the order of the parameters and not rounded. Its JSON keys are
 * the component names.
 *
 * @param number from 1; 0 for the initial values
 * @param first values that played
 * @param second values of the opponent
 * @param score of {@code first}, 0 to 1
 * @param values after the step
 */
public record Iteration(
    int number, List<Double> first, List<Double> second, double score, List<Double> values) {
  public Iteration {
    first = List.copyOf(first);
    second = List.copyOf(second);
    values = List.copyOf(values);
  }
}
