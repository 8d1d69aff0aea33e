package tengen.arena.tune;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * A method that varies values and learns from games. All randomness depends on the seed and the
 * iteration's number, so that an interrupted tuning resumes exactly.
 */
public sealed interface TuningMethod permits Spsa, Annealing {
  /** Returns the seed of all randomness. */
  long seed();

  /**
   * Returns the two sets of values to play.
   *
   * @param values current values
   * @param iteration from 1
   */
  TuningTrial trial(List<Parameter> parameters, List<Double> values, int iteration);

  /**
   * Returns the values after a trial.
   *
   * @param values before the trial
   * @param score of its first set, 0 to 1
   */
  List<Double> next(
      List<Parameter> parameters,
      List<Double> values,
      int iteration,
      TuningTrial trial,
      double score);

  /** Returns a random generator for one iteration. */
  default RandomGenerator.SplittableGenerator random(int iteration) {
    return new SplittableRandom(1_000_003 * seed() + iteration);
  }
}
