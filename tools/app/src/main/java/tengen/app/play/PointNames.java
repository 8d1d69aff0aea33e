package tengen.app.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tengen.arena.opening.OpeningLine;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Setup;

/**
 * How players of a game name the points of a board.
 *
 * @param line reads them
 */
record PointNames(OpeningLine line) {

  static PointNames of(GameRules rules, Setup.Board board) {
    return new PointNames(new OpeningLine(board.width(), board.height(), rules.columns()));
  }

  /** The letter of a column. */
  char column(int x) {
    return line.columns().charAt(x);
  }

  /** The number of a row: they count from the bottom. */
  int row(int y) {
    return line.height() - y;
  }

  /** For instance {@code h8}. */
  String name(Place point) {
    return column(point.x()) + Integer.toString(row(point.y()));
  }

  /** The point that a word names: {@code h8}, or {@code 7,7} from the top left. */
  Optional<Place> find(String word) {
    return line.stones(word.toLowerCase(Locale.ROOT))
        .filter(points -> points.size() == 1)
        .map(List::getFirst);
  }
}
