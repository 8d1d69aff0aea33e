package tengen.gomoku.board;

/**
 * Point classes: what a stone on an empty point makes of its four lines together, in the game's own
 * words, from worst to best.
 */
public final class PointClass {
  /** No threat. */
  public static final int NONE = 0;

  /**
   * Renju, Black: an overline, two fours, or two threes of which some may not count. Whether the
   * point is forbidden is {@link ForbiddenPoints}' to say.
   */
  public static final int FORBIDDEN = 1;

  /** A three in one line: next an open four. */
  public static final int THREE = 2;

  /** Threes in two lines or more. */
  public static final int DOUBLE_THREE = 3;

  /** A four in one line: next a five. */
  public static final int FOUR = 4;

  /** A four in one line and a three in another. */
  public static final int FOUR_THREE = 5;

  /** Next a five in two ways: an open four, or fours in two lines. */
  public static final int OPEN_FOUR = 6;

  /** Five. */
  public static final int FIVE = 7;

  /** How many classes there are. */
  public static final int COUNT = 8;

  private PointClass() {}

  /**
   * The class of a point.
   *
   * @param lines four line classes, four bits each
   * @param fouls whether double threes, double fours and overlines are forbidden
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
