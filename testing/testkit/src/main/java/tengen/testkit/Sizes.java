package tengen.testkit;

import java.util.List;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Playable;
import tengen.game.Setup;

/** Selection of the board sizes on which a game is tested. */
final class Sizes {
  private static final boolean ALL = Boolean.getBoolean("tengen.long");

  private Sizes() {}

  /**
   * Returns all selected sizes for the first announced game, and one of them in turn for each later
   * game, unless the long form is requested.
   */
  static List<Setup> tried(Playable game, GameRules rules, int index) {
    List<Setup> all = of(game, rules);
    return ALL || index == 0 || all.isEmpty() ? all : List.of(all.get(index % all.size()));
  }

  /**
   * Returns the smallest, middle and largest square, then a wide and a high rectangle; empty for
   * games without a board.
   */
  static List<Setup> of(Playable game, GameRules rules) {
    int min = game.minSide();
    int max = game.maxSide();
    if (max == 0) {
      return List.of();
    }
    Stream<Setup> squares =
        Stream.of(min, (min + max) / 2, max).map(side -> rules.initialBoard(side, side));
    Stream<Setup> rectangles =
        game.rectangles() && min < max
            ? Stream.of(rules.initialBoard(min + 1, min), rules.initialBoard((min + max) / 2, max))
            : Stream.of();
    return Stream.concat(squares, rectangles).filter(game::covers).distinct().toList();
  }
}
