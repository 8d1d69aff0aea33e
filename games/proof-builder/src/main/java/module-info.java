/** The search for proofs that Black wins freestyle Gomoku. */
@org.jspecify.annotations.NullMarked
module tengen.proof.build {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires transitive tengen.proof;

  exports tengen.proof.build;
}
