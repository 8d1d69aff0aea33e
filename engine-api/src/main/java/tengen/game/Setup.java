package tengen.game;

import java.util.Comparator;
import java.util.List;
import tengen.game.Move.Place;

/** What stands before the first turn. No undo reaches behind it. */
public sealed interface Setup {

  /**
   * A board with stones in no order: the lists are kept sorted, so that equal boards are equal.
   * Nothing is checked against the board's edges or for doubles; that is {@link
   * GameRules#objection(Setup)}'s task, since sizes and shapes belong to the rules.
   *
   * @param width points from left to right
   * @param height points from top to bottom
   * @param neutral stones that belong to nobody and block everybody
   */
  record Board(int width, int height, List<Place> black, List<Place> white, List<Place> neutral)
      implements Setup {
    public Board {
      black = sorted(black);
      white = sorted(white);
      neutral = sorted(neutral);
    }

    /** A board without stones. */
    public static Board empty(int width, int height) {
      return new Board(width, height, List.of(), List.of(), List.of());
    }

    private static List<Place> sorted(List<Place> stones) {
      return stones.stream().sorted(Comparator.naturalOrder()).toList();
    }
  }

  /** A start in the game's own notation: {@code 3 5 7}, {@code nim 3 5 + domineering ../..}. */
  record Text(String notation) implements Setup {}
}
