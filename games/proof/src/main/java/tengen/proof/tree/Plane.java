package tengen.proof.tree;

/** The parts of a file by kind of byte, in the order of the file. */
enum Plane {
  /** A byte for each Black node: 0 for a move, else 1 plus the symmetry of a copy. */
  BLACK,
  /** A byte for each Black node with a move: its rank among the empty points. */
  MOVE,
  /** Three bytes for each copy: the number of the node that it equals. */
  TARGET,
  /**
   * A byte for each White node: eight times its number of children; from 31 on a byte with the
   * number follows.
   */
  WHITE,
  /** A byte for each child of a White node: the number of ranks between it and the one before. */
  REPLY
}
