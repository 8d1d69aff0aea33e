package tengen.app.doctor;

/**
 * The result of one check.
 *
 * @param check what was checked, such as {@code ports}
 * @param text what was found, one line
 * @param advice what to do, one line; empty if nothing, or if the text says it
 */
record CheckResult(String check, Level level, String text, String advice) {
  /** Severity of a result. */
  enum Level {
    OK,
    /** The daemon works; the operator may want to know or change something. */
    NOTE,
    PROBLEM
  }

  static CheckResult ok(String check, String text) {
    return new CheckResult(check, Level.OK, text, "");
  }

  static CheckResult note(String check, String text, String advice) {
    return new CheckResult(check, Level.NOTE, text, advice);
  }

  static CheckResult problem(String check, String text, String advice) {
    return new CheckResult(check, Level.PROBLEM, text, advice);
  }

  boolean isProblem() {
    return level == Level.PROBLEM;
  }
}
