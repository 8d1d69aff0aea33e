/** Engines that play NoGo. */
@org.jspecify.annotations.NullMarked
module tengen.nogo {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires tengen.cgt;
  requires tengen.common;

  // The tests hold the engines' boards against the referee.
  uses tengen.game.GameRules;

  provides tengen.engine.EngineFactory with
      tengen.nogo.NogoFactory,
      tengen.nogo.classic.NogoClassicFactory;
}
