package tengen.arena.tune;

import java.util.List;

/** Two sets of values, in the order of the parameters, that play against each other. */
public record TuningTrial(List<Double> first, List<Double> second) {
  public TuningTrial {
    first = List.copyOf(first);
    second = List.copyOf(second);
  }
}
