package tengen.gomoku.board;

import tengen.common.HotPath;

/**
 * Renju's forbidden points, exactly as the rules define them (International Rules of Renju, Renju
 * International Federation). A three counts only if Black can legally make it a straight four,
 * which is checked recursively. Overlines and double fours follow from the line classes alone.
 */
@HotPath
public final class ForbiddenPoints {
  private static final int LONGEST_GAP = 4;

  private ForbiddenPoints() {}

  /**
   * Returns true if Black may not play this point under renju. Restores the board before it
   * returns.
   */
  public static boolean isForbidden(GomokuBoard board, int point, int colour) {
    return board.pointClass(colour, point) == PointClass.FORBIDDEN && isForbidden(board, point);
  }

  /**
   * Returns true if a stone makes a four or better, legally or not. A point that {@link
   * GomokuBoard} classifies as forbidden because of its threes may be legal, and may be a four.
   */
  public static boolean isFour(GomokuBoard board, int point, int colour) {
    return board.pointClass(colour, point) >= PointClass.FOUR
        || looksForbidden(board, point, colour, PointClass.FOUR);
  }

  /**
   * Returns true if a point of this class or better is classified as forbidden, which the exact
   * check may refute.
   */
  public static boolean looksForbidden(GomokuBoard board, int point, int colour, int leastClass) {
    return board.pointClass(colour, point) == PointClass.FORBIDDEN
        && board.plainClass(colour, point) >= leastClass;
  }

  /**
   * Returns true if a colour could make a four on a point classified as forbidden, now or after an
   * opponent's stone has broken one of its lines. A line with two fours also has a point with one.
   */
  public static boolean couldAllowFour(GomokuBoard board, int colour) {
    if (!board.hasFouls(colour)) {
      return false;
    }
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int rest = board.near(row); rest != 0; rest &= rest - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(rest));
        if (looksForbidden(board, point, colour, PointClass.FOUR)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isForbidden(GomokuBoard board, int point) {
    int threes = 0;
    int fours = 0;
    for (int direction = 0; direction < 4; direction++) {
      int lineClass = board.lineClass(GomokuBoard.BLACK, point, direction);
      if (lineClass == LineClass.OVERLINE || lineClass == LineClass.DOUBLE_FOUR) {
        return true;
      }
      fours += lineClass == LineClass.FOUR || lineClass == LineClass.OPEN_FOUR ? 1 : 0;
      threes += isThree(lineClass) ? 1 : 0;
    }
    return fours > 1 || (threes > 1 && hasTwoThrees(board, point));
  }

  private static boolean isThree(int lineClass) {
    return lineClass == LineClass.THREE || lineClass == LineClass.OPEN_THREE;
  }

  private static boolean hasTwoThrees(GomokuBoard board, int point) {
    int lines = board.lines(GomokuBoard.BLACK, point);
    board.play(point, GomokuBoard.BLACK);
    int threes = 0;
    for (int direction = 0; direction < 4 && threes < 2; direction++) {
      if (isThree((lines >> (4 * direction)) & 15) && makesStraightFour(board, point, direction)) {
        threes++;
      }
    }
    board.undo();
    return threes > 1;
  }

  /**
   * Returns true if another legal black stone makes the line through {@code stone} a straight four.
   */
  private static boolean makesStraightFour(GomokuBoard board, int stone, int direction) {
    int step = Points.step(direction);
    return makesStraightFour(board, stone, direction, step)
        || makesStraightFour(board, stone, direction, -step);
  }

  private static boolean makesStraightFour(GomokuBoard board, int stone, int direction, int step) {
    int point = stone;
    for (int i = 0; i < LONGEST_GAP; i++) {
      point += step;
      if (board.isEmpty(point)) {
        return board.lineClass(GomokuBoard.BLACK, point, direction) == LineClass.OPEN_FOUR
            && board.pointClass(GomokuBoard.BLACK, point) != PointClass.FIVE
            && !isForbidden(board, point, GomokuBoard.BLACK);
      }
      if (!board.hasStone(GomokuBoard.BLACK, point)) {
        return false;
      }
    }
    return false;
  }
}
