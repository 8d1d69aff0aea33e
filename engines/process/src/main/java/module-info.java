/** The plugin that runs any Gomocup or GTP program as an engine. */
@org.jspecify.annotations.NullMarked
module tengen.process {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires tengen.protocol;

  // The tests provide the referees.
  uses tengen.game.GameRules;

  provides tengen.engine.EngineFactory with
      tengen.process.ProcessFactory;
}
