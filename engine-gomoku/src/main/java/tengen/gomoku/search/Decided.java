package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.game.Side;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

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
    if (strong && !board.hasAtLeast(other, PointClass.FOUR) && !hasFouls(board, side)) {
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
    return hasFouls(board, side)
        && ForbiddenPoints.isForbidden(board, fivePoint(board, other), side);
  }

  private static boolean hasFouls(Board board, int side) {
    return side == Board.BLACK && board.rule().hasFouls(Side.BLACK);
  }

  /** The first point where a colour makes five; {@link Points#NONE}: there is none. */
  static int fivePoint(Board board, int colour) {
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int bits = board.threats(colour, row); bits != 0; bits &= bits - 1) {
        int point = (row << 5) | Integer.numberOfTrailingZeros(bits);
        if (board.pointClass(colour, point) == PointClass.FIVE) {
          return point;
        }
      }
    }
    return Points.NONE;
  }
}
