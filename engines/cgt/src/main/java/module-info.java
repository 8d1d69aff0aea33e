/** The engine for combinatorial games, with the referees of its games. */
@org.jspecify.annotations.NullMarked
module tengen.cgt.play {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires tengen.cgt;

  // The contract tests look up referees.
  uses tengen.game.GameRules;

  provides tengen.engine.EngineFactory with
      tengen.cgt.play.CgtFactory;
}
