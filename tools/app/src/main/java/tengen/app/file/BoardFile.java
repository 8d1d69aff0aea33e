package tengen.app.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;

/**
 * A Gomoku board in the format of course graders. It holds the side to move, 1 or 2, then 225
 * digits row by row from the top, 0 for an empty point. Separators are optional.
 */
record BoardFile(Side toMove, Setup.Board board) {
  private static final int SIDE = 15;

  private static final Pattern FORM = Pattern.compile("\\s*([12])\\s+([012\\s,;]*)");

  /** Parses the text. Returns empty if it is not such a board. */
  static Optional<BoardFile> parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    String points = form.group(2).replaceAll("[^012]", "");
    return points.length() == SIDE * SIDE
        ? Optional.of(
            new BoardFile(form.group(1).equals("1") ? Side.BLACK : Side.WHITE, board(points)))
        : Optional.empty();
  }

  private static Setup.Board board(String points) {
    return new Setup.Board(SIDE, SIDE, stones(points, '1'), stones(points, '2'), List.of());
  }

  private static List<Place> stones(String points, char digit) {
    var stones = new ArrayList<Place>();
    for (int i = 0; i < points.length(); i++) {
      if (points.charAt(i) == digit) {
        stones.add(new Place(i % SIDE, i / SIDE));
      }
    }
    return stones;
  }

  /** Prints a move as row and column, both from 1. */
  static String print(Place move) {
    return (move.y() + 1) + " " + (move.x() + 1) + "\n";
  }
}
