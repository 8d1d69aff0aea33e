package tengen.game;

import java.util.List;

/**
 * A game that an engine plays, with the board sizes that it supports.
 *
 * @param rules id of the {@link GameRules}
 * @param minSide the shortest side of a board; 0 for a game without a board
 * @param maxSide the longest side; 0 for a game without a board
 * @param rectangles true if width and height may differ
 * @param openings names of the opening procedures that it can answer, such as {@code swap2}
 */
public record Playable(
    String rules, int minSide, int maxSide, boolean rectangles, List<String> openings) {
  public Playable {
    openings = List.copyOf(openings);
  }

  /** Returns a game on square boards of these sides, without opening procedures. */
  public static Playable board(String rules, int minSide, int maxSide) {
    return new Playable(rules, minSide, maxSide, false, List.of());
  }

  /** Returns a game without a board, whose setups are text. */
  public static Playable text(String rules) {
    return new Playable(rules, 0, 0, false, List.of());
  }

  /** Returns a copy that also allows rectangular boards. */
  public Playable withRectangles() {
    return new Playable(rules, minSide, maxSide, true, openings);
  }

  /** Returns a copy with these opening procedures. */
  public Playable withOpenings(String... names) {
    return new Playable(rules, minSide, maxSide, rectangles, List.of(names));
  }

  /**
   * Returns true if the engine can play from a setup of this kind and size. A board of a single
   * point is never supported.
   */
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
