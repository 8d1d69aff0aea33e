/**
 * What several modules' tests need: clients of sessions, real programs, plugin jars, a database.
 */
@org.jspecify.annotations.NullMarked
module tengen.support {
  requires static org.jspecify;
  requires java.net.http;
  requires transitive org.junit.jupiter.api;
  requires transitive tengen.api;
  requires transitive tengen.conformance;

  exports tengen.support;
}
