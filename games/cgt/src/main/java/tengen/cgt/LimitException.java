package tengen.cgt;

/** A limit was met before the answer was known: the answer is "unknown". */
public final class LimitException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Which limit, in one line. */
  public LimitException(String message) {
    super(message);
  }

  /** The same, with what met it. */
  public LimitException(String message, Throwable cause) {
    super(message, cause);
  }
}
