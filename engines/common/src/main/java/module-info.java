/** What engines share. */
@org.jspecify.annotations.NullMarked
module tengen.common {
  requires static org.jspecify;
  requires transitive tengen.api;

  exports tengen.common;
  exports tengen.common.gomoku;
}
