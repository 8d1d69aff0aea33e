package tengen.testkit;

import java.util.List;
import java.util.stream.Stream;
import tengen.game.Playable;
import tengen.game.Setup;

/** The boards that stand for all that a game announces. */
final class Sizes {
  private static final boolean ALL = Boolean.getBoolean("tengen.long");

  private Sizes() {}

  /**
   * All of them for the first game that is announced; one, in turn, for each later game, unless the
   * long form is asked for.
   */
  static List<Setup> tried(Playable game, int index) {
    List<Setup> all = of(game);
    return ALL || index == 0 || all.isEmpty() ? all : List.of(all.get(index % all.size()));
  }

  /** Smallest, middle and largest square, then both ways to be a rectangle; empty for texts. */
  static List<Setup> of(Playable game) {
    int min = game.minSide();
    int max = game.maxSide();
    if (max == 0) {
      return List.of();
    }
    Stream<Setup> squares = Stream.of(min, (min + max) / 2, max).map(n -> Setup.Board.empty(n, n));
    Stream<Setup> rectangles =
        game.rectangles() && min < max
            ? Stream.of(Setup.Board.empty(min + 1, min), Setup.Board.empty((min + max) / 2, max))
            : Stream.of();
    return Stream.concat(squares, rectangles).distinct().toList();
  }
}
