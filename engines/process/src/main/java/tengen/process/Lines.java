package tengen.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * A reader that splits a byte stream into lines; bytes beyond the maximum line length are dropped.
 */
final class Lines {
  /**
   * Maximum length of a line in bytes; a variation that fills a whole board takes a fifth of it.
   */
  static final int MAX_LINE_BYTES = 8192;

  private Lines() {}

  /** A consumer of lines without their terminator; may block. */
  interface Sink {
    void take(String line) throws InterruptedException;
  }

  /** Reads to the end of the stream; a last line without a terminator counts as a line. */
  static void read(InputStream in, Sink sink) throws IOException, InterruptedException {
    byte[] line = new byte[MAX_LINE_BYTES];
    int length = 0;
    byte[] chunk = new byte[MAX_LINE_BYTES];
    for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
      for (int i = 0; i < count; i++) {
        if (chunk[i] == '\n') {
          sink.take(text(line, length));
          length = 0;
        } else if (length < MAX_LINE_BYTES) {
          line[length++] = chunk[i];
        }
      }
    }
    if (length > 0) {
      sink.take(text(line, length));
    }
  }

  private static String text(byte[] line, int length) {
    return new String(line, 0, length, StandardCharsets.ISO_8859_1).stripTrailing();
  }
}
