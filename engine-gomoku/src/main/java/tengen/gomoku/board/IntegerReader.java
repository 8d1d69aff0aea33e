package tengen.gomoku.board;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;

/**
 * A reader of the integers in a text resource; lines that begin with {@code #} are comments. Uses
 * plain loops because streams and regular expressions would delay a game's first board while their
 * classes load.
 */
final class IntegerReader {
  private final byte[] text;
  private int at;

  /** Opens a resource in this class's package. */
  IntegerReader(String resource) {
    try (var stream =
        Objects.requireNonNull(IntegerReader.class.getResourceAsStream(resource), resource)) {
      text = stream.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(resource, e);
    }
    skip();
  }

  /** Returns true if another number follows. */
  boolean hasNext() {
    return at < text.length;
  }

  /** Reads the next number. */
  int next(int radix) {
    boolean isNegative = text[at] == '-';
    int value = 0;
    for (at += isNegative ? 1 : 0; at < text.length && text[at] > ' '; at++) {
      value = value * radix + Character.digit(text[at], radix);
    }
    skip();
    return isNegative ? -value : value;
  }

  /** Skips to the next number. */
  private void skip() {
    boolean isComment = false;
    while (at < text.length && (isComment || text[at] <= ' ' || text[at] == '#')) {
      isComment = text[at] == '#' || (isComment && text[at] != '\n');
      at++;
    }
  }
}
