package tengen.arena.tune;

import java.util.List;

/** Two sets of values, in the order of the parameters, that play against each other. */
public record Trial(List<Double> first, List<Double> second) {
  public Trial {
    first = List.copyOf(first);
    second = List.copyOf(second);
  }
}
