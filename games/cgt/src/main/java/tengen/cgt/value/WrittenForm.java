package tengen.cgt.value;

import java.util.stream.Stream;
import tengen.cgt.NotationException;
import tengen.cgt.Player;

/**
 * A game as it is written, canonical or not: {@code {0,*|0}}. Immutable; equal when written the
 * same way.
 */
public sealed interface WrittenForm permits NumberUpStar, WrittenOptions {
  /**
   * Reads a value as the printer or a book writes it.
   *
   * @throws NotationException what is wrong and what is allowed
   */
  static WrittenForm parse(String text) {
    return new FormParser(text).parse();
  }

  /** The options that are written down, each once; of a number, ups and a nimber the canonical. */
  Stream<WrittenForm> options(Player player);

  /** With the players' roles exchanged. */
  WrittenForm negated();

  /** The canonical form. */
  Form form(Forms forms);
}
