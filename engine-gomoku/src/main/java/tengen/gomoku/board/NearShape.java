package tengen.gomoku.board;

import java.util.Arrays;

/**
 * The points near a stone: a square of three steps, and the ends of four steps in its eight
 * directions.
 */
final class NearShape {
  static final int STEPS = 4;

  private NearShape() {}

  /** A row of bits for each row from {@link #STEPS} above the stone to as many below. */
  static int[] rows() {
    int ends = 1 | (1 << STEPS) | (1 << (2 * STEPS));
    int square = ((1 << (2 * STEPS - 1)) - 1) << 1;
    int[] rows = new int[2 * STEPS + 1];
    Arrays.fill(rows, square);
    rows[0] = ends;
    rows[2 * STEPS] = ends;
    rows[STEPS] |= ends;
    return rows;
  }
}
