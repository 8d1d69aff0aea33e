/** Combinatorial games as an engine: its referees come with it. */
@org.jspecify.annotations.NullMarked
module tengen.cgt.play {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires tengen.cgt;

  // The contract's tests look for referees.
  uses tengen.game.GameRules;

  provides tengen.engine.EngineFactory with
      tengen.cgt.play.CgtFactory;
}
