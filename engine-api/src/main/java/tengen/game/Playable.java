package tengen.game;

import java.util.List;

/**
 * One game that an engine plays.
 *
 * @param rules id of the {@link GameRules}
 * @param minSide the shortest side of a board it plays; 0 for a game without a board
 * @param maxSide the longest side; 0 for a game without a board
 * @param rectangles whether width and height may differ
 * @param openings names of opening procedures that it can answer, such as {@code swap2}
 */
public record Playable(
    String rules, int minSide, int maxSide, boolean rectangles, List<String> openings) {
  public Playable {
    openings = List.copyOf(openings);
  }

  /** A game on boards of these sides, squares only, without opening procedures. */
  public static Playable board(String rules, int minSide, int maxSide) {
    return new Playable(rules, minSide, maxSide, false, List.of());
  }

  /** A game whose start is text. */
  public static Playable text(String rules) {
    return new Playable(rules, 0, 0, false, List.of());
  }

  /** The same game, on rectangles too. */
  public Playable withRectangles() {
    return new Playable(rules, minSide, maxSide, true, openings);
  }

  /** The same game with these opening procedures. */
  public Playable withOpenings(String... names) {
    return new Playable(rules, minSide, maxSide, rectangles, List.of(names));
  }

  /** Whether a start of this kind and size is within what the engine plays: never a lone point. */
  public boolean covers(Setup setup) {
    return switch (setup) {
      case Setup.Text _ -> maxSide == 0;
      case Setup.Board board ->
          fits(board.width())
              && fits(board.height())
              && board.width() * board.height() > 1
              && (rectangles || board.width() == board.height());
    };
  }

  private boolean fits(int side) {
    return maxSide > 0 && minSide <= side && side <= maxSide;
  }
}
