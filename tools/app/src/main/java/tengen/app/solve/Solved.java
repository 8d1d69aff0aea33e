package tengen.app.solve;

/**
 * A problem with its graded answer.
 *
 * @param answer on one line
 * @param nanos time from the question to the answer, in nanoseconds
 */
public record Solved(Problem problem, Grade grade, String answer, long nanos) {

  /**
   * Returns id, grade, time and answer, separated by tabs. A wrong answer is followed by the right
   * one.
   */
  @Override
  public String toString() {
    String right = grade == Grade.WRONG ? "\tright: " + AnswerGrader.text(problem.demand()) : "";
    return "%s\t%s\t%s ms\t%s%s"
        .formatted(problem.id(), grade, Summary.milliseconds(nanos / 1e6), answer, right);
  }
}
