package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;

/**
 * Quick win check: wins and losses in at most five plies that the board's counts of point classes
 * prove without a search. They follow from the rules of the game:
 *
 * <ul>
 *   <li>a point that makes five wins with the next stone;
 *   <li>two such points of the opponent lose, and so does one that renju forbids;
 *   <li>else a point that makes an open four wins with the third stone;
 *   <li>else, while the opponent can make no four, a four-three or a double three wins with the
 *       fifth. Not for renju's Black, whose open fours may be forbidden; and fours that look
 *       forbidden to him are fours: the stone that wins may break what forbids them.
 * </ul>
 */
@HotPath
final class QuickWinCheck {
  private QuickWinCheck() {}

  /** The value of the position, or {@link SearchValue#NONE} where it takes a search. */
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

  /** Of a side that must stop a five: whether it cannot. */
  private static boolean isLost(GomokuBoard board, int side) {
    int other = 1 - side;
    if (board.count(other, PointClass.FIVE) > 1) {
      return !board.rule().isClosable();
    }
    return board.hasFouls(side)
        && ForbiddenPoints.isForbidden(board, board.find(other, PointClass.FIVE), side);
  }
}
