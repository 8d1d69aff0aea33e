package tengen.arena.tune;

import java.util.List;

/**
 * One step of tuning. Values are in the order of the parameters, not rounded. As JSON its names are
 * those of the components.
 *
 * @param number from 1; 0 stands for the beginning
 * @param first values that played
 * @param second values that they played against
 * @param score of the first, 0 to 1
 * @param values afterwards
 */
public record Iteration(
    int number, List<Double> first, List<Double> second, double score, List<Double> values) {
  public Iteration {
    first = List.copyOf(first);
    second = List.copyOf(second);
    values = List.copyOf(values);
  }
}
