package tengen.host.memory;

import java.io.IOException;

/** Thrown where clients fill so much memory that a stored item cannot be read for one of them. */
public final class NoMemoryException extends IOException {
  private static final long serialVersionUID = 1;

  private final long bytes;

  /** Reading would have taken so many bytes. */
  public NoMemoryException(long bytes) {
    super("no memory to read " + bytes + " bytes now");
    this.bytes = bytes;
  }

  /** Returns how many bytes reading would have taken. */
  public long bytes() {
    return bytes;
  }

  /** Returns whether this is why something failed. */
  public static boolean isCauseOf(Throwable fault) {
    return fault instanceof NoMemoryException || fault.getCause() instanceof NoMemoryException;
  }
}
