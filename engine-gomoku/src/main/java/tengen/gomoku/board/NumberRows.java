package tengen.gomoku.board;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;

/**
 * The whole numbers of a resource, one after the other; lines that begin with {@code #} are left
 * out. Read with plain loops, since a game's first board waits for it: streams and regular
 * expressions would have to be loaded first.
 */
final class NumberRows {
  private final byte[] text;
  private int at;

  /** A resource beside this class. */
  NumberRows(String resource) {
    try (var stream =
        Objects.requireNonNull(NumberRows.class.getResourceAsStream(resource), resource)) {
      text = stream.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(resource, e);
    }
    skip();
  }

  /** Whether there is another number. */
  boolean hasNext() {
    return at < text.length;
  }

  /** The next number. */
  int next(int radix) {
    boolean isNegative = text[at] == '-';
    int value = 0;
    for (at += isNegative ? 1 : 0; at < text.length && text[at] > ' '; at++) {
      value = value * radix + Character.digit(text[at], radix);
    }
    skip();
    return isNegative ? -value : value;
  }

  /** To the next number. */
  private void skip() {
    boolean isComment = false;
    while (at < text.length && (isComment || text[at] <= ' ' || text[at] == '#')) {
      isComment = text[at] == '#' || (isComment && text[at] != '\n');
      at++;
    }
  }
}
