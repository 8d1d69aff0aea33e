package tengen.store.archive;

import java.io.IOException;

/** A stored game or session that cannot be read, since somebody else has altered it. */
public final class UnreadableException extends IOException {
  private static final long serialVersionUID = 1;

  /**
   * The failure to read something.
   *
   * @param what such as {@code game 0123456789abcdef}
   */
  public UnreadableException(String what, Exception why) {
    super("stored " + what + " cannot be read: " + why.getMessage(), why);
  }
}
