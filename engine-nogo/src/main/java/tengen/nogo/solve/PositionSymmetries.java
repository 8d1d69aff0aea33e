package tengen.nogo.solve;

import tengen.common.HotPath;
import tengen.nogo.board.BitBoard;

/** The symmetries of a position: reflections and rotations of the board that leave it as it is. */
@HotPath
final class PositionSymmetries {
  private static final int ALL = 8;

  private final int[] found = new int[ALL];
  private int width;
  private int height;

  PositionSymmetries() {}

  /** Finds them, that which moves nothing first, and says how many there are. */
  int find(BitBoard board) {
    width = board.width();
    height = board.points() / width;
    int count = 0;
    for (int way = 0; way < (width == height ? ALL : ALL / 2); way++) {
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

  /** Where the {@code i}-th of them takes a point of the board. */
  int image(int i, int point) {
    return turn(found[i], point);
  }

  /** Bit 0 of a way mirrors columns, bit 1 rows, and bit 2 then exchanges both. */
  private int turn(int way, int point) {
    int x = point % width;
    int y = point / width;
    int column = (way & 1) == 0 ? x : width - 1 - x;
    int row = (way & 2) == 0 ? y : height - 1 - y;
    return (way & 4) == 0 ? row * width + column : column * width + row;
  }
}
