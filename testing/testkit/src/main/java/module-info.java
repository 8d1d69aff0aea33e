/** The contract of an engine plugin as tests, see {@link tengen.testkit.EngineContract}. */
@org.jspecify.annotations.NullMarked
module tengen.testkit {
  requires static org.jspecify;
  requires transitive org.junit.jupiter.api;
  requires transitive tengen.api;

  exports tengen.testkit;

  uses tengen.game.GameRules;
}
