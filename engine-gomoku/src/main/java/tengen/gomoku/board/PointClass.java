package tengen.gomoku.board;

/**
 * Point classes: the combined pattern that a stone on an empty point makes in its four lines, from
 * weakest to strongest.
 */
public final class PointClass {
  /** No threat. */
  public static final int NONE = 0;

  /**
   * A point that renju may forbid Black: an overline, two fours, or two threes of which some may
   * not count. {@link ForbiddenPoints} decides.
   */
  public static final int FORBIDDEN = 1;

  /** A three in one line: the next stone can make an open four. */
  public static final int THREE = 2;

  /** Threes in two lines or more. */
  public static final int DOUBLE_THREE = 3;

  /** A four in one line: the next stone can make five. */
  public static final int FOUR = 4;

  /** A four in one line and a three in another. */
  public static final int FOUR_THREE = 5;

  /** Two ways to make five: an open four, or fours in two lines. */
  public static final int OPEN_FOUR = 6;

  /** Five in a row. */
  public static final int FIVE = 7;

  /** Number of point classes. */
  public static final int COUNT = 8;

  private PointClass() {}

  /**
   * Returns the class of a point.
   *
   * @param lines four line classes, four bits each
   * @param fouls true if double threes, double fours and overlines are forbidden
   */
  static int of(int lines, boolean fouls) {
    int threes = 0;
    int fours = 0;
    int openFours = 0;
    int fives = 0;
    int foulLines = 0;
    for (int shift = 0; shift < 16; shift += 4) {
      switch ((lines >> shift) & 15) {
        case LineClass.THREE, LineClass.OPEN_THREE -> threes++;
        case LineClass.FOUR -> fours++;
        case LineClass.OPEN_FOUR -> openFours++;
        case LineClass.FIVE -> fives++;
        case LineClass.OVERLINE, LineClass.DOUBLE_FOUR -> foulLines++;
        default -> {}
      }
    }
    if (fives > 0) {
      return FIVE;
    }
    if (fouls && (foulLines > 0 || fours + openFours > 1 || threes > 1)) {
      return FORBIDDEN;
    }
    if (openFours > 0 || fours > 1) {
      return OPEN_FOUR;
    }
    if (fours > 0) {
      return threes > 0 ? FOUR_THREE : FOUR;
    }
    return threes > 1 ? DOUBLE_THREE : threes > 0 ? THREE : NONE;
  }
}
