package tengen.arena.tune;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Simulated annealing by self-play: a neighbour of the present values plays them, and takes their
 * place if it does not lose, or else with probability {@code exp(score / temperature)}, its score
 * being the points won less those lost in one game, -1 to 1. S. Kirkpatrick, C. Gelatt and M.
 * Vecchi, "Optimization by Simulated Annealing", Science 220, 1983. The author of a NoGo bot of
 * alpha-beta and UCT tuned its evaluation so, over ten thousand games against itself, and warns of
 * what came of it: values that suit their own opponents only. Check the outcome by a match against
 * others.
 *
 * <p>It compares by one match only, so it wants many games an iteration. Forty runs of 200
 * iterations of 64 games on a noisy hill, from 0.71 ranges away, ended at 0.21 ranges from its top
 * (median); {@link Spsa} at 0.05.
 *
 * @param temperature of the first iteration
 * @param cooling what is left of the temperature after each iteration, below 1
 * @param step the standard deviation of a neighbour at first, as a share of the range; it shrinks
 *     with the square root of the temperature
 */
public record Annealing(double temperature, double cooling, double step, long seed)
    implements TuningMethod {
  private static final double FIRST_TEMPERATURE = 0.1;
  private static final double FIRST_STEP = 0.2;

  /** The temperature at the end, as a share of that at first. */
  private static final double COOLED = 0.01;

  /** For so many iterations; of some settings tried on a noisy hill, none was clearly better. */
  public static Annealing over(int iterations, long seed) {
    return new Annealing(FIRST_TEMPERATURE, Math.pow(COOLED, 1.0 / iterations), FIRST_STEP, seed);
  }

  @Override
  public TuningTrial trial(List<Parameter> parameters, List<Double> values, int iteration) {
    RandomGenerator random = random(iteration);
    double deviation = step * Math.sqrt(cooled(iteration));
    List<Double> neighbour =
        IntStream.range(0, values.size())
            .mapToObj(
                i -> {
                  Parameter parameter = parameters.get(i);
                  double move = deviation * parameter.range() * random.nextGaussian();
                  return parameter.clamp(values.get(i) + move);
                })
            .toList();
    return new TuningTrial(neighbour, values);
  }

  @Override
  public List<Double> next(
      List<Parameter> parameters,
      List<Double> values,
      int iteration,
      TuningTrial trial,
      double score) {
    double won = 2 * score - 1;
    double chance = Math.exp(won / (temperature * cooled(iteration)));
    return random(iteration).split().nextDouble() < chance ? trial.first() : values;
  }

  private double cooled(int iteration) {
    return Math.pow(cooling, iteration - 1);
  }
}
