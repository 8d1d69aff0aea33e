package tengen.gomoku.board;

/**
 * The neighbourhood of a stone: points up to four steps away on its lines, and all points up to two
 * steps away.
 */
final class NearShape {
  static final int STEPS = 4;

  private static final int SQUARE_STEPS = 2;

  private NearShape() {}

  /**
   * Returns the neighbourhood as rows of bits, from {@link #STEPS} above the stone to as many
   * below.
   */
  static int[] rows() {
    int[] rows = new int[2 * STEPS + 1];
    for (int dy = -STEPS; dy <= STEPS; dy++) {
      for (int dx = -STEPS; dx <= STEPS; dx++) {
        boolean isOnLine = dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy);
        if (isOnLine || Math.max(Math.abs(dx), Math.abs(dy)) <= SQUARE_STEPS) {
          rows[dy + STEPS] |= 1 << (dx + STEPS);
        }
      }
    }
    return rows;
  }
}
