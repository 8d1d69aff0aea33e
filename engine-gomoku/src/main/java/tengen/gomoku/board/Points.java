package tengen.gomoku.board;

import tengen.game.Move.Place;

/**
 * Points as integers: 32 columns by 32 rows with a margin of five. A step off a board of up to 22 ×
 * 22 points lands in the margin and never in another row.
 *
 * <pre>
 * bits 9..5   y + 5
 * bits 4..0   x + 5
 * </pre>
 */
public final class Points {
  /** Number of point indexes; the length of every array over points. */
  public static final int COUNT = 1024;

  /** Marks no point; lies in the margin's corner. */
  public static final int NONE = 0;

  static final int MARGIN = 5;
  static final int ROW_BITS = 5;
  static final int COLUMN_MASK = 31;

  private static final int[] STEPS = {1, 32, 33, -31};

  private Points() {}

  /** Returns the index of column {@code x} and row {@code y}, both from 0. */
  public static int of(int x, int y) {
    return ((y + MARGIN) << ROW_BITS) | (x + MARGIN);
  }

  /** Returns the index of a bit in a row of bits. */
  public static int at(int row, int bit) {
    return (row << ROW_BITS) | bit;
  }

  /** Returns the index of a point. */
  public static int of(Place point) {
    return of(point.x(), point.y());
  }

  /** Returns the column, from 0. */
  public static int x(int point) {
    return (point & COLUMN_MASK) - MARGIN;
  }

  /** Returns the row, from 0. */
  public static int y(int point) {
    return (point >> ROW_BITS) - MARGIN;
  }

  /** Returns the point as a move of the API. */
  public static Place place(int point) {
    return new Place(x(point), y(point));
  }

  /**
   * Returns the index difference of one step in a direction: 0 row, 1 column, 2 falling diagonal, 3
   * rising diagonal.
   */
  public static int step(int direction) {
    return STEPS[direction];
  }
}
