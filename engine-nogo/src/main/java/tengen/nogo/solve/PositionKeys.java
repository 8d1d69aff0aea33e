package tengen.nogo.solve;

import tengen.common.HotPath;
import tengen.nogo.board.BitBoard;

/**
 * Exact position keys: a mixed-radix number with a digit for each point, in base 3 if both sides
 * could play there at the start and in base 2 if one could. The lowest digit is the difference of
 * moves made in settled regions or, beyond those values, the ply limit of a length search. No two
 * positions have the same number. If symmetries leave the start position unchanged, the key is the
 * smallest of the symmetric numbers.
 */
@HotPath
final class PositionKeys {
  private static final int MAX_SYMMETRIES = 8;
  private static final int POINTS = CompactBoard.MAX_POINTS;

  /** Bound of the absolute difference; see {@link RegionBounds#netMoves}. */
  private static final int MAX_DIFFERENCE = POINTS / 2;

  private static final int LOWEST_DIGITS = 2 * MAX_DIFFERENCE + 1 + POINTS;

  /** Amount that a stone adds to the key, by symmetry, colour and point. */
  private final long[] weights = new long[MAX_SYMMETRIES * 2 * POINTS];

  private final long[] keys = new long[MAX_SYMMETRIES];
  private final PositionSymmetries symmetries = new PositionSymmetries();
  private int count;

  PositionKeys() {}

  /** Loads a start position; returns false if its keys would not fit in a word. */
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

  /** Returns the key for a length search with this ply limit, which is 1 or more. */
  long lengthKey(int plies) {
    return key(MAX_DIFFERENCE + plies);
  }

  /**
   * Returns the key of the current position.
   *
   * @param difference moves that Black has made in settled regions, minus those of White
   */
  long key(int difference) {
    long least = keys[0];
    for (int symmetry = 1; symmetry < count; symmetry++) {
      least = Math.min(least, keys[symmetry]);
    }
    return least + difference + MAX_DIFFERENCE;
  }
}
