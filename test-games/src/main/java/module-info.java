/** Two games as their authors would bring them: Connect6, with two stones a turn, and Othello. */
@org.jspecify.annotations.NullMarked
module tengen.testgames {
  requires static org.jspecify;
  requires transitive tengen.api;

  exports tengen.testgames;

  provides tengen.engine.EngineFactory with
      tengen.testgames.Connect6Factory,
      tengen.testgames.OthelloFactory;
}
