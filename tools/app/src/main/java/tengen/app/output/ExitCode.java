package tengen.app.output;

/** Exit codes of the process. A line on standard error gives the reason. */
public final class ExitCode {
  public static final int DONE = 0;

  /** A check failed. */
  public static final int NO = 1;

  public static final int COMMAND_LINE = 2;
  public static final int CONFIGURATION = 3;
  public static final int CANNOT_LISTEN = 4;
  public static final int NO_ENGINE = 5;

  /**
   * The server is unreachable or lost the session; {@code EX_UNAVAILABLE} of {@code sysexits.h}.
   */
  public static final int NO_SERVER = 69;

  public static final int INTERNAL = 70;

  /** Standard output or a result file cannot be written; {@code EX_IOERR} of {@code sysexits.h}. */
  public static final int OUTPUT = 74;

  /** Interrupted; 128 + SIGINT, as in a shell. */
  public static final int INTERRUPTED = 130;

  private ExitCode() {}
}
