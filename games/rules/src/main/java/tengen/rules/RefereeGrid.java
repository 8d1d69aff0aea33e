package tengen.rules;

import java.util.ArrayList;
import java.util.List;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;

/**
 * The points of a board while a position is judged. The only mutable class of the referees; for one
 * thread.
 */
final class RefereeGrid {
  static final int EMPTY = 0;
  static final int BLACK = 1;
  static final int WHITE = 2;
  static final int NEUTRAL = 3;

  /** The value of {@link #at} beyond the edge. */
  static final int OUTSIDE = 4;

  private static final String SIGNS = ".XO?";

  final int width;
  final int height;
  private final byte[] points;
  private int empty;

  /** Creates a grid with the stones of a valid setup. */
  RefereeGrid(Setup.Board setup) {
    width = setup.width();
    height = setup.height();
    points = new byte[width * height];
    empty = points.length;
    setup.black().forEach(point -> put(point, BLACK));
    setup.white().forEach(point -> put(point, WHITE));
    setup.neutral().forEach(point -> put(point, NEUTRAL));
  }

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

  /** Returns one of the five constants for a point, which may be off the board. */
  int at(int x, int y) {
    return contains(x, y) ? points[y * width + x] : OUTSIDE;
  }

  /** Sets a point of the board to a colour or to {@link #EMPTY}, whatever was there. */
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

  /** Returns the points that hold {@code colour}, row by row from the top. */
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

  /**
   * Returns the rows from the top: {@code .} empty, {@code X} Black, {@code O} White, {@code ?}
   * neutral.
   */
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
