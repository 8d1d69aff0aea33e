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
    int number = last.number() + 1;
    Trial trial = method.trial(parameters, last.values(), number);
    double score =
        duel.score(
            Parameter.texts(parameters, trial.first()),
            Parameter.texts(parameters, trial.second()),
            number);
    List<Double> values = method.next(parameters, last.values(), number, trial, score);
    return new Iteration(number, trial.first(), trial.second(), score, values);
  }
}
