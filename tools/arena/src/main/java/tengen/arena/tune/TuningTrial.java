package tengen.arena.tune;

import java.util.List;

/** Two sets of values that play against each other, in the order of the parameters. */
public record TuningTrial(List<Double> first, List<Double> second) {
  public TuningTrial {
    first = List.copyOf(first);
    second = List.copyOf(second);
  }
}
