package tengen.arena.tune;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Simultaneous perturbation stochastic approximation. Each iteration moves every parameter up or
 * down at random. The resulting set plays against the opposite one, and all parameters move towards
 * the winner. J. Spall, "Multivariate Stochastic Approximation Using a Simultaneous Perturbation
 * Gradient Approximation", IEEE Transactions on Automatic Control 37, 1992. Names and exponents are
 * from his "Implementation of the Simultaneous Perturbation Algorithm for Stochastic Optimization",
 * IEEE Transactions on Aerospace and Electronic Systems 34, 1998. The maximised value is the points
 * won minus those lost per game, from -1 to 1.
 *
 * <p>Parameters are scaled to their ranges. A set that would leave them stays at the edge, and the
 * gradient uses the remaining distance. A whole number moves by more than one half, so that the two
 * sets differ after rounding, also at the edge.
 *
 * @param a factor of the gains {@code a / (A + k)^0.602}
 * @param c factor of the perturbations {@code c / k^0.101}, as a share of the range
 * @param stability Spall's A
 */
public record Spsa(double a, double c, double stability, long seed) implements TuningMethod {
  private static final double ALPHA = 0.602;
  private static final double GAMMA = 0.101;

  /**
   * First perturbation, as a share of a parameter's range. With it and {@link #FIRST_STEP}, both
   * guesses, simulated tuning came near the maximum within 200 iterations.
   */
  private static final double FIRST_PERTURBATION = 0.1;

  private static final double FIRST_STEP = 0.1;

  private static final double MIN_WHOLE = 0.51;

  /**
   * Returns gains as Spall recommends. A is a tenth of all iterations, and {@code a} makes the
   * first step a tenth of the range after a match of wins only.
   */
  public static Spsa over(int iterations, long seed) {
    double stability = iterations / 10.0;
    double a = FIRST_STEP * 2 * FIRST_PERTURBATION * Math.pow(stability + 1, ALPHA);
    return new Spsa(a, FIRST_PERTURBATION, stability, seed);
  }

  /**
   * Returns gains as Spall recommends, given their final values as in fishtest.
   *
   * @param perturbation last perturbation, as a share of the range
   * @param step last step after a match of wins only, as a share of the range
   */
  public static Spsa ending(int iterations, double perturbation, double step, long seed) {
    double stability = iterations / 10.0;
    double a = step * 2 * perturbation * Math.pow(stability + iterations, ALPHA);
    return new Spsa(a, perturbation * Math.pow(iterations, GAMMA), stability, seed);
  }

  @Override
  public TuningTrial trial(List<Parameter> parameters, List<Double> values, int iteration) {
    RandomGenerator random = random(iteration);
    List<Double> moves =
        parameters.stream()
            .map(each -> perturbation(each, iteration) * (random.nextBoolean() ? 1 : -1))
            .toList();
    return new TuningTrial(
        moved(parameters, values, moves, 1), moved(parameters, values, moves, -1));
  }

  private double perturbation(Parameter parameter, int iteration) {
    double share = c / Math.pow(iteration, GAMMA);
    return Math.max(share * parameter.range(), parameter.whole() ? MIN_WHOLE : 0);
  }

  private static List<Double> moved(
      List<Parameter> parameters, List<Double> values, List<Double> moves, int sign) {
    return IntStream.range(0, values.size())
        .mapToObj(i -> parameters.get(i).clamp(values.get(i) + sign * moves.get(i)))
        .toList();
  }

  @Override
  public List<Double> next(
      List<Parameter> parameters,
      List<Double> values,
      int iteration,
      TuningTrial trial,
      double score) {
    double gain = a / Math.pow(stability + iteration, ALPHA);
    double won = 2 * score - 1;
    return IntStream.range(0, values.size())
        .mapToObj(
            i -> {
              Parameter parameter = parameters.get(i);
              double apart = (trial.first().get(i) - trial.second().get(i)) / parameter.range();
              return parameter.clamp(values.get(i) + gain * won / apart * parameter.range());
            })
        .toList();
  }
}
