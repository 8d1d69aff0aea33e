package tengen.rules;

import java.util.List;
import java.util.stream.IntStream;
import tengen.game.Move.Place;

/**
 * A maximal unbroken line of stones of one colour.
 *
 * @param direction the step from each stone to the next
 * @param x the first stone's column
 * @param y the first stone's row
 * @param length number of stones
 */
record Run(Direction direction, int x, int y, int length) {

  /** The four directions of a line: a row, a column and both diagonals. */
  enum Direction {
    ROW(1, 0),
    COLUMN(0, 1),
    FALLING(1, 1),
    RISING(1, -1);

    final int dx;
    final int dy;

    Direction(int dx, int dy) {
      this.dx = dx;
      this.dy = dy;
    }
  }

  /** Returns the run in this direction through a point that holds a stone. */
  static Run through(RefereeGrid grid, Direction direction, int x, int y) {
    int before = reach(grid, x, y, -direction.dx, -direction.dy);
    int after = reach(grid, x, y, direction.dx, direction.dy);
    return new Run(
        direction, x - before * direction.dx, y - before * direction.dy, before + 1 + after);
  }

  /** Returns the four runs through a stone. */
  static List<Run> allThrough(RefereeGrid grid, Place stone) {
    int x = stone.x();
    int y = stone.y();
    return List.of(
        through(grid, Direction.ROW, x, y),
        through(grid, Direction.COLUMN, x, y),
        through(grid, Direction.FALLING, x, y),
        through(grid, Direction.RISING, x, y));
  }

  private static int reach(RefereeGrid grid, int x, int y, int dx, int dy) {
    int colour = grid.at(x, y);
    int steps = 0;
    while (grid.at(x + (steps + 1) * dx, y + (steps + 1) * dy) == colour) {
      steps++;
    }
    return steps;
  }

  /**
   * Returns the value of the point {@code offset} steps from the first stone; −1 is just before it.
   */
  int at(RefereeGrid grid, int offset) {
    return grid.at(x + offset * direction.dx, y + offset * direction.dy);
  }

  /** Returns whether the points before and after the run hold stones of {@code colour}. */
  boolean isBetween(RefereeGrid grid, int colour) {
    return at(grid, -1) == colour && at(grid, length) == colour;
  }

  Place point(int offset) {
    return new Place(x + offset * direction.dx, y + offset * direction.dy);
  }

  List<Place> points() {
    return IntStream.range(0, length).mapToObj(this::point).toList();
  }
}
