package tengen.engine.classic.gomoku;

import tengen.game.Move.Place;

/**
 * Points of a board as indexes into arrays with a margin: one row above and below, and one column
 * that ends each row and begins the next. A step off the board always lands in the margin.
 *
 * <pre>
 * # # # # # #        width 5: stride 6
 * # 7 8 9 . .        point (0, 0) is index 7
 * # . . . . .
 * # # # # # # #
 * </pre>
 *
 * <p>Indexes ascend row by row from the top, each row from the left.
 */
record PaddedGrid(int width, int height) {

  /** Returns the index difference between two rows. */
  int stride() {
    return width + 1;
  }

  /** Returns the length of an array over all points and the margin. */
  int size() {
    return (height + 2) * stride() + 1;
  }

  /** Returns the index of the first point. */
  int first() {
    return stride() + 1;
  }

  /** Returns the index after the last point. */
  int end() {
    return (height + 1) * stride();
  }

  int index(Place point) {
    return (point.y() + 1) * stride() + point.x() + 1;
  }

  Place place(int index) {
    return new Place(index % stride() - 1, index / stride() - 1);
  }

  boolean contains(int index) {
    return index >= first() && index < end() && index % stride() != 0;
  }

  /** Returns the point closest to the centre, the right and lower one if there are several. */
  Place centre() {
    return new Place(width / 2, height / 2);
  }

  /** Returns the index steps of the four directions: row, column, both diagonals. */
  int[] directions() {
    return new int[] {1, stride(), stride() + 1, stride() - 1};
  }
}
