/**
 * Helpers for the tests of several modules: clients of sessions, processes, plugin jars, a
 * database, and game positions.
 */
@org.jspecify.annotations.NullMarked
module tengen.support {
  requires static org.jspecify;
  requires java.net.http;
  requires transitive org.junit.jupiter.api;
  requires transitive tengen.api;
  requires transitive tengen.common;
  requires transitive tengen.conformance;

  exports tengen.support;
  exports tengen.support.games;

  uses tengen.game.GameRules;
}
