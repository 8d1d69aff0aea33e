package tengen.protocol.gtp;

import java.util.List;
import java.util.stream.Stream;
import tengen.game.Move.Place;

/**
 * The handicap points of the specification's §4.1.1, also for rectangles: on the fourth line, below
 * 13 on the third; none below 7; only the four corners if a side is even or 7. If the engine may
 * choose points, smaller boards have corners too: on the second line, below 5 on the first.
 */
final class GtpStars {
  private static final int MIN_SIDE = 7;
  private static final int FOURTH_LINE_FROM = 13;
  private static final int SECOND_LINE_FROM = 5;

  /**
   * Minimum side for four corners: on smaller boards the stones would take each other's liberties.
   */
  private static final int FOUR_CORNERS_FROM = 3;

  private GtpStars() {}

  /** Returns the maximum number of fixed handicap stones on a board. */
  static int most(int width, int height) {
    int shorter = Math.min(width, height);
    if (shorter < MIN_SIDE) {
      return 0;
    }
    boolean hasMiddles = width % 2 == 1 && height % 2 == 1 && shorter > MIN_SIDE;
    return hasMiddles ? 9 : 4;
  }

  /** Returns the maximum number of handicap stones if the engine may choose points. */
  static int mostFree(int width, int height) {
    int corners = Math.min(width, height) < FOUR_CORNERS_FROM ? 2 : 4;
    return Math.max(corners, most(width, height));
  }

  /**
   * Returns the points in the order in which stones are placed: lower left, upper right, upper
   * left, lower right; left, right; below, above. The centre is added for 5, 7 and 9.
   *
   * @param stones 2 to {@link #most} or {@link #mostFree}
   */
  static List<Place> points(int width, int height, int stones) {
    int left = line(width);
    int right = width - 1 - left;
    int top = line(height);
    int bottom = height - 1 - top;
    int middleX = width / 2;
    int middleY = height / 2;
    boolean centre = stones >= 5 && stones % 2 == 1;
    Stream<Place> around =
        Stream.of(
                new Place(left, bottom),
                new Place(right, top),
                new Place(left, top),
                new Place(right, bottom),
                new Place(left, middleY),
                new Place(right, middleY),
                new Place(middleX, bottom),
                new Place(middleX, top))
            .limit(centre ? stones - 1 : stones);
    return centre
        ? Stream.concat(around, Stream.of(new Place(middleX, middleY))).toList()
        : around.toList();
  }

  private static int line(int side) {
    if (side < MIN_SIDE) {
      return side < SECOND_LINE_FROM ? 0 : 1;
    }
    return side < FOURTH_LINE_FROM ? 2 : 3;
  }
}
