package tengen.app.output;

/** What the process ends with; one line on standard error says why. */
public final class ExitCode {
  public static final int DONE = 0;

  /** The answer is no: a check failed. */
  public static final int NO = 1;

  public static final int COMMAND_LINE = 2;
  public static final int CONFIGURATION = 3;
  public static final int CANNOT_LISTEN = 4;
  public static final int NO_ENGINE = 5;

  /** The server cannot be reached, or has lost the session: {@code EX_UNAVAILABLE}. */
  public static final int NO_SERVER = 69;

  public static final int INTERNAL = 70;

  /**
   * Standard output, or the file of a result, cannot be written: {@code EX_IOERR} of {@code
   * sysexits.h}.
   */
  public static final int OUTPUT = 74;

  /** Interrupted before the end, as a shell counts SIGINT. */
  public static final int INTERRUPTED = 130;

  private ExitCode() {}
}
