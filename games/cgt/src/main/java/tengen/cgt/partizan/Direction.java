package tengen.cgt.partizan;

import java.util.List;

/** A step on a board. */
record Direction(int right, int down) {
  static final List<Direction> ORTHOGONAL =
      List.of(new Direction(0, -1), new Direction(-1, 0), new Direction(1, 0), new Direction(0, 1));

  /** The eight directions of a queen. */
  static final List<Direction> ALL =
      List.of(
          new Direction(-1, -1),
          new Direction(0, -1),
          new Direction(1, -1),
          new Direction(-1, 0),
          new Direction(1, 0),
          new Direction(-1, 1),
          new Direction(0, 1),
          new Direction(1, 1));
}
