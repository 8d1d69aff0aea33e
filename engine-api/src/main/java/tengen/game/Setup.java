package tengen.game;

import java.util.Comparator;
import java.util.List;
import tengen.game.Move.Place;

/** A game's state before the first turn. Undo stops there. */
public sealed interface Setup {

  /**
   * A board with stones. The lists are sorted, so boards with equal stones are equal. Points
   * outside the board and duplicates are not checked here; {@link GameRules#objection(Setup)} does
   * that.
   *
   * @param width number of columns
   * @param height number of rows
   * @param neutral stones that belong to neither side and block both
   */
  record Board(int width, int height, List<Place> black, List<Place> white, List<Place> neutral)
      implements Setup {
    public Board {
      black = sorted(black);
      white = sorted(white);
      neutral = sorted(neutral);
    }

    /** Returns a board without stones. */
    public static Board empty(int width, int height) {
      return new Board(width, height, List.of(), List.of(), List.of());
    }

    private static List<Place> sorted(List<Place> stones) {
      return stones.stream().sorted(Comparator.naturalOrder()).toList();
    }
  }

  /**
   * A start in the game's own notation, such as {@code 3 5 7} or {@code nim 3 5 + domineering
   * ../..}.
   */
  record Text(String notation) implements Setup {}
}
