package tengen.support.games;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;

/** Parses boards and points from text. */
public final class Boards {
  private static final Pattern SPACE = Pattern.compile(" ");

  private Boards() {}

  /** Parses points such as {@code 7,7 8,8}; a hyphen means none. */
  public static List<Place> points(String text) {
    return text.isBlank() || text.equals("-")
        ? List.of()
        : SPACE.splitAsStream(text).map(Boards::point).toList();
  }

  public static Place point(String text) {
    int comma = text.indexOf(',');
    return new Place(
        Integer.parseInt(text, 0, comma, 10), Integer.parseInt(text, comma + 1, text.length(), 10));
  }

  public static Setup.Board board(int side, String black, String white) {
    return new Setup.Board(side, side, points(black), points(white), List.of());
  }

  /**
   * Parses rows of {@code X} black, {@code O} white and {@code #} neutral stones; all other
   * characters are empty points.
   */
  public static Setup.Board drawn(String... rows) {
    return new Setup.Board(
        rows[0].length(), rows.length, all(rows, 'X'), all(rows, 'O'), all(rows, '#'));
  }

  /** Returns the points of a drawing with this mark. */
  public static List<Place> all(String[] rows, char mark) {
    var found = new ArrayList<Place>();
    for (int y = 0; y < rows.length; y++) {
      for (int x = rows[y].indexOf(mark); x >= 0; x = rows[y].indexOf(mark, x + 1)) {
        found.add(new Place(x, y));
      }
    }
    return found;
  }

  public static Position position(String rules, Setup.Board board, Side toMove) {
    return Position.start(rules, board).withToMove(toMove);
  }
}
