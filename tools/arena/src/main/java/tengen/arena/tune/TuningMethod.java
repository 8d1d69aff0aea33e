package tengen.arena.tune;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * How values are varied and what is learnt from games. All its randomness depends on its seed and
 * the iteration's number, so that an interrupted tuning goes on as if nothing had happened.
 */
public sealed interface TuningMethod permits Spsa, Annealing {
  /** Of all its randomness. */
  long seed();

  /**
   * What is to play.
   *
   * @param values now
   * @param iteration from 1
   */
  TuningTrial trial(List<Parameter> parameters, List<Double> values, int iteration);

  /**
   * The values after a trial.
   *
   * @param values that the trial was made of
   * @param score of its first, 0 to 1
   */
  List<Double> next(
      List<Parameter> parameters,
      List<Double> values,
      int iteration,
      TuningTrial trial,
      double score);

  /** A generator for one iteration. */
  default RandomGenerator.SplittableGenerator random(int iteration) {
    return new SplittableRandom(1_000_003 * seed() + iteration);
  }
}
