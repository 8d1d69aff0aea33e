/**
 * Checks trees which prove that Black wins freestyle Gomoku. Depends on nothing: it shares no class
 * with the engines, nor with whatever built the tree.
 */
@org.jspecify.annotations.NullMarked
module tengen.proof.verifier {
  requires static org.jspecify;

  exports tengen.proof.verifier;
}
