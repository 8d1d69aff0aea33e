package tengen.app.solve;

import java.util.Optional;
import tengen.protocol.json.Json;

/**
 * A problem with its graded answer.
 *
 * @param answer on one line
 * @param nanos time from the question to the answer, in nanoseconds
 */
record Solved(Problem problem, Grade grade, String answer, long nanos) {
  /** Returns the same as {@link #toString} as an object. */
  Json.Fields json() {
    return Json.Fields.NONE
        .with("id", problem.id())
        .with("kind", problem.kind())
        .with("grade", grade.toString())
        .with("ms", Summary.rounded(nanos / 1e6))
        .with("answer", answer)
        .with("right", right());
  }

  private Optional<String> right() {
    return grade == Grade.WRONG
        ? Optional.of(AnswerGrader.text(problem.demand()))
        : Optional.empty();
  }

  /**
   * Returns id, grade, time and answer, separated by tabs. A wrong answer is followed by the right
   * one.
   */
  @Override
  public String toString() {
    String right = right().map(text -> "\tright: " + text).orElse("");
    return "%s\t%s\t%s ms\t%s%s"
        .formatted(problem.id(), grade, Summary.milliseconds(nanos / 1e6), answer, right);
  }
}
