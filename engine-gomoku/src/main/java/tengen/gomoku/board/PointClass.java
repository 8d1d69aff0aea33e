package tengen.gomoku.board;

/**
 * What a stone on a point would make of its four lines together, from worst to best. In brackets
 * the line classes that it takes; the first that fits counts, from the bottom up.
 */
public final class PointClass {
  /** Anything else. */
  public static final int NONE = 0;

  /**
   * Renju, Black: an overline, two fours, or two threes of which some may not count. Whether the
   * point is forbidden is {@link ForbiddenPoints}' to say.
   */
  public static final int FORBIDDEN = 1;

  /** [open two]. */
  public static final int OPEN_TWO = 2;

  /** [closed three]. */
  public static final int CLOSED_THREE = 3;

  /** [open two, open two]. */
  public static final int DOUBLE_TWO = 4;

  /** [closed three, closed three or open two]. */
  public static final int CLOSED_THREE_PLUS = 5;

  /** [open three]. */
  public static final int THREE = 6;

  /** [open three, open two or closed three]. */
  public static final int THREE_PLUS = 7;

  /** [open three, open three]. */
  public static final int DOUBLE_THREE = 8;

  /** [four]. */
  public static final int FOUR = 9;

  /** [four, open two or closed three]. */
  public static final int FOUR_PLUS = 10;

  /** [four, open three]. */
  public static final int FOUR_THREE = 11;

  /** [open four] or [four, four]: five next, in two ways. */
  public static final int OPEN_FOUR = 12;

  /** [five]. */
  public static final int FIVE = 13;

  /** How many classes there are. */
  public static final int COUNT = 14;

  private PointClass() {}

  /**
   * The class of a point.
   *
   * @param lines four line classes, four bits each
   * @param fouls whether double threes, double fours and overlines are forbidden
   */
  static int of(int lines, boolean fouls) {
    int[] count = new int[16];
    for (int shift = 0; shift < 16; shift += 4) {
      count[(lines >> shift) & 15]++;
    }
    int twos =
        count[LineClass.OPEN_TWO]
            + count[LineClass.OPEN_TWO_THREE_WAYS]
            + count[LineClass.OPEN_TWO_FOUR_WAYS];
    int threes = count[LineClass.OPEN_THREE] + count[LineClass.OPEN_THREE_TWO_WAYS];
    int closedThrees = count[LineClass.CLOSED_THREE];
    int fours = count[LineClass.FOUR];
    int openFours = count[LineClass.OPEN_FOUR];
    if (count[LineClass.FIVE] > 0) {
      return FIVE;
    }
    if (fouls && (count[LineClass.OVERLINE] > 0 || fours + openFours > 1 || threes > 1)) {
      return FORBIDDEN;
    }
    if (openFours > 0 || fours > 1) {
      return OPEN_FOUR;
    }
    boolean more = closedThrees + twos > 0;
    if (fours > 0) {
      return threes > 0 ? FOUR_THREE : more ? FOUR_PLUS : FOUR;
    }
    if (threes > 0) {
      return threes > 1 ? DOUBLE_THREE : more ? THREE_PLUS : THREE;
    }
    if (closedThrees > 0) {
      return closedThrees + twos > 1 ? CLOSED_THREE_PLUS : CLOSED_THREE;
    }
    return twos > 1 ? DOUBLE_TWO : twos > 0 ? OPEN_TWO : NONE;
  }
}
