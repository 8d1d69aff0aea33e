package tengen.gomoku.board;

import tengen.common.HotPath;

/**
 * The stones of a board as lines of its four directions: a word of two bits a point for each row,
 * column and diagonal, coded as in {@link LineTable}, so that the shape around a point is a shift
 * and a mask away.
 */
@HotPath
final class PackedLines {
  /** What {@link #flip} turns a wall into an empty point with, and back. */
  static final int EMPTY_BITS = 3;

  private static final int WORDS = 64;
  private static final int ROWS = 32;

  private final long[] words = new long[4 * WORDS];

  /**
   * Changes the two bits of a point in its four words; {@code 1 << colour} puts or takes a stone.
   */
  void flip(int point, int bits) {
    int x = point & Points.COLUMN_MASK;
    int y = point >> Points.ROW_BITS;
    long atColumn = (long) bits << (2 * x);
    words[y] ^= atColumn;
    words[WORDS + x] ^= (long) bits << (2 * y);
    words[2 * WORDS + x - y + ROWS] ^= atColumn;
    words[3 * WORDS + x + y] ^= atColumn;
  }

  boolean hasStone(int colour, int point) {
    long word = words[point >> Points.ROW_BITS];
    return ((word >>> (2 * (point & Points.COLUMN_MASK))) & EMPTY_BITS)
        == (EMPTY_BITS ^ (1 << colour));
  }

  /** The line through a point, turned so that so many of its bits before the point come lowest. */
  long window(int point, int direction, int bitsBefore) {
    return Long.rotateRight(words[wordOf(direction, point)], bitOf(direction, point) - bitsBefore);
  }

  private static int wordOf(int direction, int point) {
    int x = point & Points.COLUMN_MASK;
    int y = point >> Points.ROW_BITS;
    return direction * WORDS
        + switch (direction) {
          case 0 -> y;
          case 1 -> x;
          case 2 -> x - y + ROWS;
          default -> x + y;
        };
  }

  /** Where a point is in its word: columns go by rows, all else by columns. */
  private static int bitOf(int direction, int point) {
    return 2 * (direction == 1 ? point >> Points.ROW_BITS : point & Points.COLUMN_MASK);
  }
}
