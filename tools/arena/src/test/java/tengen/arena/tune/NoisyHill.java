package tengen.arena.tune;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import tengen.arena.stats.Elo;

/**
 * A simulated duel with two options. The values nearer to the top of a hill are stronger, by at
 * most 400 Elo. The games of an iteration are won and lost at random.
 */
record NoisyHill(int games) implements Duel {
  static final List<Parameter> PARAMETERS =
      List.of(new Parameter("x", -10, 10, -7, false), new Parameter("n", 0, 1000, 900, true));

  /** The values of maximum strength. */
  static final List<Double> TOP = List.of(3.0, 400.0);

  @Override
  public double score(Map<String, String> first, Map<String, String> second, int iteration) {
    double expected = Elo.score(400 * (height(first) - height(second)));
    var random = new SplittableRandom(iteration);
    long won = random.doubles(games).filter(chance -> chance < expected).count();
    return (double) won / games;
  }

  /** Returns the height, 1 at the top and 0 one range away from it. */
  private static double height(Map<String, String> values) {
    return 1 - squaredDistance(List.of(number(values, "x"), number(values, "n")));
  }

  private static double number(Map<String, String> values, String name) {
    return Double.parseDouble(values.getOrDefault(name, ""));
  }

  /** Returns the distance from the top, in ranges. */
  static double distance(List<Double> values) {
    return Math.sqrt(squaredDistance(values));
  }

  private static double squaredDistance(List<Double> values) {
    double sum = 0;
    for (int i = 0; i < TOP.size(); i++) {
      double away = (values.get(i) - TOP.get(i)) / PARAMETERS.get(i).range();
      sum += away * away;
    }
    return sum;
  }
}
