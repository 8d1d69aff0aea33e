package tengen.proof.tree;

/** What the bytes of each part of a file are, in the order of the file. */
enum Plane {
  /** Of each Black node: 0 for a move, else 1 and the symmetry of a copy. */
  BLACK,
  /** Of each Black node with a move: its rank among the empty points. */
  MOVE,
  /** Of each copy: the number of the node it is equal to, in three bytes. */
  TARGET,
  /** Of each White node: eight times its children; from 31 on their number follows. */
  WHITE,
  /** Of each child of a White node: how many ranks lie between it and the one before. */
  REPLY
}
