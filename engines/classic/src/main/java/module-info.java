/**
 * Two earlier programs as engines, one for Gomoku and one for NoGo. They are found as services; no
 * other module names their classes.
 */
@org.jspecify.annotations.NullMarked
module tengen.classic {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires tengen.common;

  provides tengen.engine.EngineFactory with
      tengen.classic.gomoku.ClassicFactory,
      tengen.classic.nogo.NogoClassicFactory;
}
