package tengen.rules;

import java.util.ArrayList;
import java.util.List;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;

/** The points of a board while a position is judged. The only thing in a referee that changes. */
final class RefereeGrid {
  static final int EMPTY = 0;
  static final int BLACK = 1;
  static final int WHITE = 2;
  static final int NEUTRAL = 3;

  /** What {@link #at} says beyond the edge. */
  static final int OUTSIDE = 4;

  private static final String SIGNS = ".XO?";

  final int width;
  final int height;
  private final byte[] points;
  private int empty;

  /** The stones of a setup, all of them on the board and no two on one point. */
  RefereeGrid(Setup.Board setup) {
    width = setup.width();
    height = setup.height();
    points = new byte[width * height];
    empty = points.length;
    setup.black().forEach(point -> put(point, BLACK));
    setup.white().forEach(point -> put(point, WHITE));
    setup.neutral().forEach(point -> put(point, NEUTRAL));
  }

  /** A copy. */
  RefereeGrid(RefereeGrid other) {
    width = other.width;
    height = other.height;
    points = other.points.clone();
    empty = other.empty;
  }

  static int colour(Side side) {
    return side == Side.BLACK ? BLACK : WHITE;
  }

  static int opponent(int colour) {
    return BLACK + WHITE - colour;
  }

  boolean contains(Place point) {
    return contains(point.x(), point.y());
  }

  private boolean contains(int x, int y) {
    return 0 <= x && x < width && 0 <= y && y < height;
  }

  int at(Place point) {
    return at(point.x(), point.y());
  }

  /** What is on a point of the plane: one of the five constants. */
  int at(int x, int y) {
    return contains(x, y) ? points[y * width + x] : OUTSIDE;
  }

  /** Puts a stone on a point of the board, or takes it away, whatever was there. */
  void put(Place point, int colour) {
    put(point.x(), point.y(), colour);
  }

  void put(int x, int y, int colour) {
    int index = y * width + x;
    empty += (colour == EMPTY ? 1 : 0) - (points[index] == EMPTY ? 1 : 0);
    points[index] = (byte) colour;
  }

  boolean isFull() {
    return empty == 0;
  }

  /** The points that hold {@code colour}, in reading order. */
  List<Place> all(int colour) {
    var found = new ArrayList<Place>();
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        if (at(x, y) == colour) {
          found.add(new Place(x, y));
        }
      }
    }
    return found;
  }

  Setup.Board toSetup() {
    return new Setup.Board(width, height, all(BLACK), all(WHITE), all(NEUTRAL));
  }

  /** Rows from the top: {@code .} empty, {@code X} Black, {@code O} White, {@code ?} neutral. */
  String drawing() {
    var text = new StringBuilder((width + 1) * height);
    for (int y = 0; y < height; y++) {
      text.append(y == 0 ? "" : "\n");
      for (int x = 0; x < width; x++) {
        text.append(SIGNS.charAt(at(x, y)));
      }
    }
    return text.toString();
  }
}
