package tengen.engine.classic.gomoku;

import tengen.game.Move.Place;

/**
 * Points of a board as indices into arrays with a margin: one row above and below, and one column
 * that ends each row and begins the next, so that a step off the board always meets the margin.
 *
 * <pre>
 *   # # # # # #        width 5: stride 6
 *   # 7 8 9 . .        point (0, 0) is index 7
 *   # . . . . .
 *   # # # # # # #
 * </pre>
 *
 * <p>Ascending indices read row by row from the top, each from the left.
 */
record PaddedGrid(int width, int height) {

  /** From one row to the next. */
  int stride() {
    return width + 1;
  }

  /** Length of an array over all points and the margin. */
  int size() {
    return (height + 2) * stride() + 1;
  }

  /** Index of the first point. */
  int first() {
    return stride() + 1;
  }

  /** One after the index of the last point. */
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

  /** Its point nearest to the middle, right and below where there are two. */
  Place centre() {
    return new Place(width / 2, height / 2);
  }

  /** Index steps of the four directions: row, column, both diagonals. */
  int[] directions() {
    return new int[] {1, stride(), stride() + 1, stride() - 1};
  }
}
