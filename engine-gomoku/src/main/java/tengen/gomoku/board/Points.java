package tengen.gomoku.board;

import tengen.game.Move.Place;

/**
 * Points as numbers: 32 columns by 32 rows with a margin of five, so that a step off a board of up
 * to 22 points a side meets the margin and never the next row.
 *
 * <pre>
 *   bits 9..5   y + 5
 *   bits 4..0   x + 5
 * </pre>
 */
public final class Points {
  /** How many numbers there are; every array over points has this length. */
  public static final int COUNT = 1024;

  /** No point: the margin's corner. */
  public static final int NONE = 0;

  static final int MARGIN = 5;
  static final int ROW_BITS = 5;
  static final int COLUMN_MASK = 31;

  private static final int[] STEPS = {1, 32, 33, -31};

  private Points() {}

  /** The number of column {@code x}, row {@code y}, both from 0. */
  public static int of(int x, int y) {
    return ((y + MARGIN) << ROW_BITS) | (x + MARGIN);
  }

  /** The number of a bit in a board's row of bits. */
  public static int at(int row, int bit) {
    return (row << ROW_BITS) | bit;
  }

  /** The number of a point. */
  public static int of(Place point) {
    return of(point.x(), point.y());
  }

  /** Column, from 0. */
  public static int x(int point) {
    return (point & COLUMN_MASK) - MARGIN;
  }

  /** Row, from 0. */
  public static int y(int point) {
    return (point >> ROW_BITS) - MARGIN;
  }

  /** The same point for the host. */
  public static Place place(int point) {
    return new Place(x(point), y(point));
  }

  /** From a point to the next in direction 0 row, 1 column, 2 falling, 3 rising. */
  public static int step(int direction) {
    return STEPS[direction];
  }
}
