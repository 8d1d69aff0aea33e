package tengen.gomoku.board;

import tengen.common.HotPath;

/**
 * The stones of a board as lines in four directions: two bits per point, coded as in {@link
 * LineTable}, in a word for each row, column and diagonal. Extracting the shape around a point
 * takes a rotation and a mask.
 */
@HotPath
final class PackedLines {
  /** Argument of {@link #flip} that turns a wall into an empty point, and back. */
  static final int EMPTY_BITS = 3;

  private static final int WORDS_PER_DIRECTION = 64;
  private static final int ROWS = 32;

  private final long[] words = new long[4 * WORDS_PER_DIRECTION];

  /**
   * Toggles the two bits of a point in its four words; {@code 1 << colour} puts or removes a stone.
   */
  void flip(int point, int bits) {
    int x = point & Points.COLUMN_MASK;
    int y = point >> Points.ROW_BITS;
    long atColumn = (long) bits << (2 * x);
    words[y] ^= atColumn;
    words[WORDS_PER_DIRECTION + x] ^= (long) bits << (2 * y);
    words[2 * WORDS_PER_DIRECTION + x - y + ROWS] ^= atColumn;
    words[3 * WORDS_PER_DIRECTION + x + y] ^= atColumn;
  }

  boolean hasStone(int colour, int point) {
    long word = words[point >> Points.ROW_BITS];
    return ((word >>> (2 * (point & Points.COLUMN_MASK))) & EMPTY_BITS)
        == (EMPTY_BITS ^ (1 << colour));
  }

  /**
   * Returns the line through a point, rotated so that {@code bitsBefore} bits before the point are
   * lowest.
   */
  long window(int point, int direction, int bitsBefore) {
    return Long.rotateRight(words[wordOf(direction, point)], bitOf(direction, point) - bitsBefore);
  }

  private static int wordOf(int direction, int point) {
    int x = point & Points.COLUMN_MASK;
    int y = point >> Points.ROW_BITS;
    return direction * WORDS_PER_DIRECTION
        + switch (direction) {
          case 0 -> y;
          case 1 -> x;
          case 2 -> x - y + ROWS;
          default -> x + y;
        };
  }

  /**
   * Returns a point's bit offset in its word: its row in columns, its column in all other lines.
   */
  private static int bitOf(int direction, int point) {
    return 2 * (direction == 1 ? point >> Points.ROW_BITS : point & Points.COLUMN_MASK);
  }
}
