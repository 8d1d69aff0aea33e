package tengen.host.memory;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * The line on standard error that tells why the process ends. It is prepared in advance for a lack
 * of memory, and bypasses {@code System.err}, which may be redirected.
 */
public final class LastLine {
  private static final FileOutputStream ERR = new FileOutputStream(FileDescriptor.err);

  private final byte[] bytes;

  /** Prepares a line; the program's name precedes the text. */
  public LastLine(String text) {
    bytes = ("tengen: " + text + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /** Prints the line; ignores errors. */
  public void print() {
    try {
      ERR.write(bytes);
    } catch (IOException _) {
      // Standard error is closed.
    }
  }
}
