package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.PointClass;

/**
 * Wins and losses that the counts of the classes prove, without a search (after Rapfi, {@code
 * wincheck.h}):
 *
 * <ul>
 *   <li>a point that makes five wins with the next stone;
 *   <li>two such points of the opponent lose, and so does one that renju forbids;
 *   <li>else a point that makes an open four wins with the third stone;
 *   <li>else, while the opponent can make no four, a four-three or a double three wins with the
 *       fifth. Not for renju's Black, whose open fours may be forbidden.
 * </ul>
 */
@HotPath
final class Decided {
  private Decided() {}

  /** The value of the position, or {@link Values#NONE} where it takes a search. */
  static int value(Board board, int side, int ply) {
    int other = 1 - side;
    if (board.hasAtLeast(side, PointClass.FIVE)) {
      return Values.winAt(ply + 1);
    }
    if (board.hasAtLeast(other, PointClass.FIVE)) {
      return isLost(board, side) ? Values.lossAt(ply + 2) : Values.NONE;
    }
    if (board.hasAtLeast(side, PointClass.OPEN_FOUR)) {
      return Values.winAt(ply + 3);
    }
    boolean strong =
        board.count(side, PointClass.FOUR_THREE) > 0
            || board.count(side, PointClass.DOUBLE_THREE) > 0;
    if (strong && !board.hasAtLeast(other, PointClass.FOUR) && !board.hasFouls(side)) {
      return Values.winAt(ply + 5);
    }
    return Values.NONE;
  }

  /** Of a side that must stop a five: whether it cannot. */
  private static boolean isLost(Board board, int side) {
    int other = 1 - side;
    if (board.count(other, PointClass.FIVE) > 1) {
      return !board.rule().isClosable();
    }
    return board.hasFouls(side)
        && ForbiddenPoints.isForbidden(board, board.find(other, PointClass.FIVE), side);
  }
}
