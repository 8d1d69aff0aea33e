package tengen.arena.tune;

import java.util.List;

/** Step by step towards better values. */
public record Tuning(List<Parameter> parameters, TuningMethod method) {
  public Tuning {
    parameters = List.copyOf(parameters);
  }

  /** Before the first iteration. */
  public Iteration begin() {
    List<Double> start = parameters.stream().map(Parameter::start).toList();
    return new Iteration(0, start, start, 0.5, start);
  }

  /** Plays the iteration after another one, the last of a file perhaps. Blocks. */
  public Iteration next(Iteration last, Duel duel) throws InterruptedException {
    return after(last, score(last.values(), last.number() + 1, last.number() + 1, duel));
  }

  /**
   * Plays some games of an iteration. Blocks.
   *
   * @param values before it
   * @param games the iteration as the duel counts them
   * @return the score of the first set of values, 0 to 1
   */
  public double score(List<Double> values, int iteration, int games, Duel duel)
      throws InterruptedException {
    TuningTrial trial = method.trial(parameters, values, iteration);
    return duel.score(
        Parameter.texts(parameters, trial.first()),
        Parameter.texts(parameters, trial.second()),
        games);
  }

  /** The iteration after another one, whose games had this score. */
  public Iteration after(Iteration last, double score) {
    int number = last.number() + 1;
    TuningTrial trial = method.trial(parameters, last.values(), number);
    List<Double> values = method.next(parameters, last.values(), number, trial, score);
    return new Iteration(number, trial.first(), trial.second(), score, values);
  }
}
