package tengen.cgt;

/** A text that is no position, move or value; the message says what is allowed. */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** One line without a stop at its end. */
  public NotationException(String message) {
    super(message);
  }
}
