package tengen.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Cuts a stream of bytes into lines; what is longer than a line may be is dropped. */
final class Lines {
  /** A whole board as one variation takes a fifth of it. */
  static final int LONGEST = 8192;

  private Lines() {}

  /** Takes one line, without its end; may block. */
  interface Sink {
    void take(String line) throws InterruptedException;
  }

  /** Reads to the end of the stream; a last line without an end is a line. */
  static void read(InputStream in, Sink sink) throws IOException, InterruptedException {
    byte[] line = new byte[LONGEST];
    int length = 0;
    byte[] chunk = new byte[LONGEST];
    for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
      for (int i = 0; i < count; i++) {
        if (chunk[i] == '\n') {
          sink.take(text(line, length));
          length = 0;
        } else if (length < LONGEST) {
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
