/**
 * Two older programs as engines, one for Gomoku and one for NoGo, loaded as services; no other
 * module refers to their classes.
 */
@org.jspecify.annotations.NullMarked
module tengen.engine.classic {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires tengen.common;

  // Hosts list engines in this order.
  provides tengen.engine.EngineFactory with
      tengen.engine.classic.nogo.NogoClassicFactory,
      tengen.engine.classic.gomoku.ClassicFactory;
}
