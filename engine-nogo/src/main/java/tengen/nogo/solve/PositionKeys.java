package tengen.nogo.solve;

import tengen.common.HotPath;
import tengen.nogo.board.BitBoard;

/**
 * Exact position keys: the number of a position, whose points are the digits, in base 3 where both
 * sides could play at the start, in base 2 where one could, and the lowest digit is the difference
 * of moves made in settled regions, or beyond all of those the plies that a length search allows.
 * So no two positions have the same number. Where reflections and rotations leave the start as it
 * is, there are several numbers, and the key is the least.
 */
@HotPath
final class PositionKeys {
  private static final int MAX_SYMMETRIES = 8;
  private static final int POINTS = CompactBoard.MAX_POINTS;

  /** The difference lies between minus and plus this; see {@link RegionBounds#netMoves}. */
  private static final int MAX_DIFFERENCE = POINTS / 2;

  private static final int LOWEST_DIGITS = 2 * MAX_DIFFERENCE + 1 + POINTS;

  /** What a stone adds: by symmetry, colour and point. */
  private final long[] weights = new long[MAX_SYMMETRIES * 2 * POINTS];

  private final long[] keys = new long[MAX_SYMMETRIES];
  private final PositionSymmetries symmetries = new PositionSymmetries();
  private int count;

  PositionKeys() {}

  /** Begins at this position. False: its key would not fit in a word. */
  boolean load(BitBoard board, CompactBoard compact) {
    count = symmetries.find(board);
    long base = LOWEST_DIGITS;
    for (int point = 0; point < compact.points(); point++) {
      long bit = 1L << point;
      int black = (compact.legal(0) & bit) == 0 ? 0 : 1;
      int white = (compact.legal(1) & bit) == 0 ? 0 : 1;
      weights[point] = base;
      weights[POINTS + point] = base * (black + 1);
      if (Math.multiplyHigh(base, black + white + 1) != 0) {
        return false;
      }
      base *= black + white + 1;
      if (base < 0) {
        return false;
      }
    }
    for (int symmetry = 0; symmetry < count; symmetry++) {
      keys[symmetry] = 0;
      for (int point = 0; point < compact.points(); point++) {
        int image = compact.number(symmetries.image(symmetry, compact.boardPoint(point)));
        int at = symmetry * 2 * POINTS + point;
        weights[at] = weights[image];
        weights[at + POINTS] = weights[image + POINTS];
      }
    }
    return true;
  }

  void play(int point, int colour) {
    for (int symmetry = 0; symmetry < count; symmetry++) {
      keys[symmetry] += weights[(2 * symmetry + colour) * POINTS + point];
    }
  }

  void undo(int point, int colour) {
    for (int symmetry = 0; symmetry < count; symmetry++) {
      keys[symmetry] -= weights[(2 * symmetry + colour) * POINTS + point];
    }
  }

  /** The key for a search of the position's length, to so many plies: 1 or more. */
  long lengthKey(int plies) {
    return key(MAX_DIFFERENCE + plies);
  }

  /**
   * The key of the position now.
   *
   * @param difference moves that Black made in settled regions, less those that White made
   */
  long key(int difference) {
    long least = keys[0];
    for (int symmetry = 1; symmetry < count; symmetry++) {
      least = Math.min(least, keys[symmetry]);
    }
    return least + difference + MAX_DIFFERENCE;
  }
}
