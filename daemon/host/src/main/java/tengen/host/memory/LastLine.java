package tengen.host.memory;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * The one line on standard error that tells why the process ends. It is made beforehand, for an end
 * for lack of memory, and goes past {@code System.err}, which may be replaced.
 */
public final class LastLine {
  private static final FileOutputStream ERR = new FileOutputStream(FileDescriptor.err);

  private final byte[] bytes;

  /** A line that is not printed yet; the program's name goes before the text. */
  public LastLine(String text) {
    bytes = ("tengen: " + text + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /** Prints it, if anybody can be told. */
  public void print() {
    try {
      ERR.write(bytes);
    } catch (IOException _) {
      // Nobody can.
    }
  }
}
