package tengen.host.memory;

import java.io.IOException;

/** Thrown if a stored item cannot be read because the clients' memory is used up. */
public final class NoMemoryException extends IOException {
  private static final long serialVersionUID = 1;

  private final long bytes;

  /**
   * Creates the exception.
   *
   * @param bytes size of the item
   */
  public NoMemoryException(long bytes) {
    super("no memory to read " + bytes + " bytes now");
    this.bytes = bytes;
  }

  /** Returns the number of bytes needed. */
  public long bytes() {
    return bytes;
  }

  /** Returns whether an exception is, or is caused by, this one. */
  public static boolean isCauseOf(Throwable fault) {
    return fault instanceof NoMemoryException || fault.getCause() instanceof NoMemoryException;
  }
}
