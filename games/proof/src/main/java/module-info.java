/**
 * Proof trees of Black's win in freestyle Gomoku: their files, the search for them, and a verifier
 * that shares no class with the other two.
 */
@org.jspecify.annotations.NullMarked
module tengen.proof {
  requires static org.jspecify;
  requires transitive tengen.api;

  exports tengen.proof.build;
  exports tengen.proof.tree;
  exports tengen.proof.verifier;
}
