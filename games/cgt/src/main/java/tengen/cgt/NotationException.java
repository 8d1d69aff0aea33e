package tengen.cgt;

/** Thrown for a text that is no position, move or value. The message says what is allowed. */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /**
   * Creates the exception.
   *
   * @param message one line without a full stop
   */
  public NotationException(String message) {
    super(message);
  }
}
