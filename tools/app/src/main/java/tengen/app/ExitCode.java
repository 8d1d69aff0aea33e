package tengen.app;

/** What the process ends with; one line on standard error says why. */
final class ExitCode {
  static final int DONE = 0;

  /** The answer is no: a check failed. */
  static final int NO = 1;

  static final int COMMAND_LINE = 2;
  static final int CONFIGURATION = 3;
  static final int CANNOT_LISTEN = 4;
  static final int NO_ENGINE = 5;

  /** The server cannot be reached, or has lost the session: {@code EX_UNAVAILABLE}. */
  static final int NO_SERVER = 69;

  static final int INTERNAL = 70;

  /**
   * Standard output, or the file of a result, cannot be written: {@code EX_IOERR} of {@code
   * sysexits.h}.
   */
  static final int OUTPUT = 74;

  /** Interrupted before the end, as a shell counts SIGINT. */
  static final int INTERRUPTED = 130;

  private ExitCode() {}
}
