package tengen.cgt;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * The rules and the notation of a finite two-player game without chance or hidden information. The
 * player without a move loses. Stateless and thread-safe.
 *
 * @param <P> positions: immutable, equal when the games are
 */
public interface Ruleset<P> {
  /** Returns the id, a lower-case word: {@code nim}, {@code domineering}. */
  String id();

  /** Describes in one line how positions and moves are written. */
  String notation();

  /** Returns a small position as an example, in the form that {@link #parse} reads. */
  String example();

  /**
   * Reads a position.
   *
   * @param text the position without the id: {@code 3 5 7}
   * @throws NotationException with what is wrong and what is allowed
   */
  P parse(String text);

  /** Returns a text that {@link #parse} reads as an equal position. */
  String print(P position);

  /**
   * Returns every legal move, always in the same order. The stream is lazy: a heap may allow 10^18
   * moves.
   */
  Stream<GameOption<P>> options(P position, Player player);

  /**
   * Returns a representative of all positions that differ only in the order of their parts, so that
   * a search visits them once. Its moves may have other names.
   */
  default P withoutOrder(P position) {
    return position;
  }

  /**
   * Returns the position after a move; empty if the move is illegal. Games with many moves override
   * this with a faster lookup.
   */
  default Optional<P> after(P position, Player player, String move) {
    return options(position, player)
        .filter(option -> option.move().equals(move))
        .map(GameOption::after)
        .findFirst();
  }
}
