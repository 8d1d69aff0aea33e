package tengen.app.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tengen.arena.opening.OpeningLine;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Setup;

/**
 * Names of the board points in a game's usual notation.
 *
 * @param line parses the names
 */
record PointNames(OpeningLine line) {

  static PointNames of(GameRules rules, Setup.Board board) {
    return new PointNames(new OpeningLine(board.width(), board.height(), rules.columns()));
  }

  /** Returns the letter of a column. */
  char column(int x) {
    return line.columns().charAt(x);
  }

  /** Returns the number of a row, counted from the bottom. */
  int row(int y) {
    return line.height() - y;
  }

  /** Returns a point's name, such as {@code h8}. */
  String name(Place point) {
    return column(point.x()) + Integer.toString(row(point.y()));
  }

  /** Returns the point with this name: {@code h8}, or {@code 7,7} from the top left. */
  Optional<Place> find(String word) {
    return line.stones(word.toLowerCase(Locale.ROOT))
        .filter(points -> points.size() == 1)
        .map(List::getFirst);
  }
}
