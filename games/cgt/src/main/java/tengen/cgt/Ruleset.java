package tengen.cgt;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * A finite game of two players without chance or secrets: its notation and its moves. Who cannot
 * move loses. Stateless; any number of threads.
 *
 * @param <P> positions: immutable, equal when the games are
 */
public interface Ruleset<P> {
  /** One lower-case word: {@code nim}, {@code domineering}. */
  String id();

  /** How positions and moves are written, in one line. */
  String notation();

  /** A small position to begin with, as {@link #parse} reads it. */
  String example();

  /**
   * Reads a position.
   *
   * @param text what stands behind the id: {@code 3 5 7}
   * @throws NotationException what is wrong and what is allowed
   */
  P parse(String text);

  /** What {@link #parse} reads as an equal position. */
  String print(P position);

  /** Every legal move, always in the same order; lazy, since a heap may allow 10^18. */
  Stream<GameOption<P>> options(P position, Player player);

  /**
   * One position for all that differ in the order of their parts alone, so that a search meets it
   * once. Moves may have other names there.
   */
  default P withoutOrder(P position) {
    return position;
  }

  /** The position after a move; empty: it is not legal. Games with long lists look it up faster. */
  default Optional<P> after(P position, Player player, String move) {
    return options(position, player)
        .filter(option -> option.move().equals(move))
        .map(GameOption::after)
        .findFirst();
  }
}
