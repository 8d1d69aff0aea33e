package tengen.arena.tune;

import java.util.List;

/** A tuning of parameters by iterations. */
public record Tuning(List<Parameter> parameters, TuningMethod method) {
  public Tuning {
    parameters = List.copyOf(parameters);
  }

  /** Returns iteration 0, which holds the initial values. */
  public Iteration begin() {
    List<Double> start = parameters.stream().map(Parameter::start).toList();
    return new Iteration(0, start, start, 0.5, start);
  }

  /** Plays the iteration after {@code last}, which may come from a file. Blocks. */
  public Iteration next(Iteration last, Duel duel) throws InterruptedException {
    return after(last, score(last.values(), last.number() + 1, last.number() + 1, duel));
  }

  /**
   * Plays games of an iteration. Blocks.
   *
   * @param values before the iteration
   * @param games iteration number for the duel
   * @return score of the first set of values, 0 to 1
   */
  public double score(List<Double> values, int iteration, int games, Duel duel)
      throws InterruptedException {
    TuningTrial trial = method.trial(parameters, values, iteration);
    return duel.score(
        Parameter.texts(parameters, trial.first()),
        Parameter.texts(parameters, trial.second()),
        games);
  }

  /** Returns the iteration after {@code last}, given the score of its games. */
  public Iteration after(Iteration last, double score) {
    int number = last.number() + 1;
    TuningTrial trial = method.trial(parameters, last.values(), number);
    List<Double> values = method.next(parameters, last.values(), number, trial, score);
    return new Iteration(number, trial.first(), trial.second(), score, values);
  }
}
