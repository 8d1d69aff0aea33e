/** Trees which prove that Black wins freestyle Gomoku, and their files. */
@org.jspecify.annotations.NullMarked
module tengen.proof {
  requires static org.jspecify;
  requires transitive tengen.api;

  exports tengen.proof.tree;
}
