package tengen.nogo.solve;

import tengen.common.HotPath;
import tengen.nogo.board.BitBoard;

/** The symmetries of a position: reflections and rotations of the board that leave it unchanged. */
@HotPath
final class PositionSymmetries {
  private static final int SYMMETRIES = 8;

  private final int[] found = new int[SYMMETRIES];
  private int width;
  private int height;

  PositionSymmetries() {}

  /** Finds the symmetries, the identity first, and returns their number. */
  int find(BitBoard board) {
    width = board.width();
    height = board.points() / width;
    int count = 0;
    for (int way = 0; way < (width == height ? SYMMETRIES : SYMMETRIES / 2); way++) {
      if (leaves(board, way)) {
        found[count++] = way;
      }
    }
    return count;
  }

  private boolean leaves(BitBoard board, int way) {
    for (int point = 0; point < board.points(); point++) {
      int image = turn(way, point);
      if (board.hasStone(point, BitBoard.BLACK) != board.hasStone(image, BitBoard.BLACK)
          || board.hasStone(point, BitBoard.WHITE) != board.hasStone(image, BitBoard.WHITE)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the image of a board point under the {@code i}-th symmetry. */
  int image(int i, int point) {
    return turn(found[i], point);
  }

  /**
   * Applies a symmetry: bit 0 mirrors columns, bit 1 mirrors rows, and bit 2 then exchanges both.
   */
  private int turn(int way, int point) {
    int x = point % width;
    int y = point / width;
    int column = (way & 1) == 0 ? x : width - 1 - x;
    int row = (way & 2) == 0 ? y : height - 1 - y;
    return (way & 4) == 0 ? row * width + column : column * width + row;
  }
}
