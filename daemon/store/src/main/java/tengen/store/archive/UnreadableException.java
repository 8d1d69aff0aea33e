package tengen.store.archive;

import java.io.IOException;

/** Thrown if a stored game or session cannot be read, because another program has altered it. */
public final class UnreadableException extends IOException {
  private static final long serialVersionUID = 1;

  /**
   * Creates the exception.
   *
   * @param what such as {@code game 0123456789abcdef}
   */
  public UnreadableException(String what, Exception why) {
    super("stored " + what + " cannot be read: " + why.getMessage(), why);
  }
}
