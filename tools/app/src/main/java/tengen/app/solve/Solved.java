package tengen.app.solve;

/**
 * One problem, asked.
 *
 * @param answer on one line
 * @param nanos from the question to the answer
 */
public record Solved(Problem problem, Grade grade, String answer, long nanos) {

  /** Tabs between id, grade, time and answer; behind a wrong one, what is right. */
  @Override
  public String toString() {
    String right = grade == Grade.WRONG ? "\tright: " + Answers.text(problem.demand()) : "";
    return "%s\t%s\t%s ms\t%s%s"
        .formatted(problem.id(), grade, Summary.milliseconds(nanos / 1e6), answer, right);
  }
}
