/** Gomoku engines, loaded as services; no other module refers to their classes. */
@org.jspecify.annotations.NullMarked
module tengen.gomoku {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires tengen.common;
  requires tengen.proof;

  provides tengen.engine.EngineFactory with
      tengen.gomoku.GomokuFactory,
      tengen.gomoku.proof.ProofFactory;
}
