package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;

/**
 * Quick win check: wins and losses in at most five plies that the counts of point classes prove
 * without a search:
 *
 * <ul>
 *   <li>an own five wins with the next stone;
 *   <li>two fives of the opponent lose, and so does a single one on a point that renju forbids;
 *   <li>otherwise an own open four wins with the third stone;
 *   <li>otherwise, if the opponent cannot make a four, a four-three or a double three wins with the
 *       fifth stone. This does not hold for Black in renju, whose open fours may be forbidden. His
 *       fours on points classified as forbidden count as fours, since the winning stone may lift
 *       the prohibition.
 * </ul>
 */
@HotPath
final class QuickWinCheck {
  private QuickWinCheck() {}

  /** Returns the value of the position, or {@link SearchValue#NONE} if it needs a search. */
  static int value(GomokuBoard board, int side, int ply) {
    int other = 1 - side;
    if (board.hasAtLeast(side, PointClass.FIVE)) {
      return SearchValue.winIn(ply + 1);
    }
    if (board.hasAtLeast(other, PointClass.FIVE)) {
      return isLost(board, side) ? SearchValue.lossIn(ply + 2) : SearchValue.NONE;
    }
    if (board.hasAtLeast(side, PointClass.OPEN_FOUR)) {
      return SearchValue.winIn(ply + 3);
    }
    boolean strong =
        board.count(side, PointClass.FOUR_THREE) > 0
            || board.count(side, PointClass.DOUBLE_THREE) > 0;
    if (strong
        && !board.hasAtLeast(other, PointClass.FOUR)
        && !board.hasFouls(side)
        && !ForbiddenPoints.couldAllowFour(board, other)) {
      return SearchValue.winIn(ply + 5);
    }
    return SearchValue.NONE;
  }

  /** Returns true if the side cannot block the opponent's five. */
  private static boolean isLost(GomokuBoard board, int side) {
    int other = 1 - side;
    if (board.count(other, PointClass.FIVE) > 1) {
      return !board.rule().isClosable();
    }
    return board.hasFouls(side)
        && ForbiddenPoints.isForbidden(board, board.find(other, PointClass.FIVE), side);
  }
}
