package tengen.nogo.search;

import tengen.common.HotPath;
import tengen.common.Xoshiro;
import tengen.nogo.board.NogoBoard;

/**
 * Keys of positions of a board: the exclusive or of random numbers of their stones (A. Zobrist, "A
 * new hashing method with application for game playing", 1970).
 */
@HotPath
final class ZobristKeys {
  /** The number of positions with White to move. */
  private static final long WHITE_TO_MOVE = 0x9E3779B97F4A7C15L;

  /** The number of each stone by colour and point. */
  private final long[][] stones;

  ZobristKeys(NogoBoard board) {
    stones = new long[2][board.area()];
    var random = new Xoshiro(1);
    for (long[] numbers : stones) {
      for (int point = 0; point < numbers.length; point++) {
        numbers[point] = random.nextLong();
      }
    }
  }

  /** Returns the key of a position. */
  long key(NogoBoard board, int colour) {
    long key = colour == NogoBoard.WHITE ? WHITE_TO_MOVE : 0;
    for (int y = 0; y < board.height(); y++) {
      for (int x = 0; x < board.width(); x++) {
        int point = board.point(x, y);
        for (int stone = NogoBoard.BLACK; stone <= NogoBoard.WHITE; stone++) {
          key ^= board.hasStone(point, stone) ? stones[stone][point] : 0;
        }
      }
    }
    return key;
  }

  /** Returns the exclusive or of the keys before and after a move. */
  long change(int point, int colour) {
    return stones[colour][point] ^ WHITE_TO_MOVE;
  }
}
