package tengen.cgt.value;

import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.NotationException;
import tengen.cgt.Player;

/**
 * A game as it is written, canonical or not: {@code {0,*|0}}. Immutable; equal if written the same
 * way.
 */
public sealed interface WrittenForm permits NumberUpStar, WrittenOptions {
  /**
   * Reads a value in the notation of the printer or of the literature.
   *
   * @throws NotationException with what is wrong and what is allowed
   */
  static WrittenForm parse(String text) {
    return new FormParser(text).parse();
  }

  /**
   * Returns the options that are written down, each once. Numbers, ups and nimbers have their
   * canonical options.
   */
  Stream<WrittenForm> options(Player player);

  /** Returns the option that is written like this, or empty if there is none. */
  default Optional<WrittenForm> option(Player player, String text) {
    return options(player).filter(option -> option.toString().equals(text)).findFirst();
  }

  /** Returns the game with the players' roles exchanged. */
  WrittenForm negated();

  /** Returns the canonical form. */
  Form form(Forms forms);
}
