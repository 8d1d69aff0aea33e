package tengen.cgt;

/** Thrown when a limit is reached before the answer is known. The answer is then "unknown". */
public final class LimitException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /**
   * Creates the exception.
   *
   * @param message names the limit, in one line
   */
  public LimitException(String message) {
    super(message);
  }

  /**
   * Creates the exception.
   *
   * @param message names the limit, in one line
   */
  public LimitException(String message, Throwable cause) {
    super(message, cause);
  }
}
