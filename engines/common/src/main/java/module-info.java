/** Code shared by engines. */
@org.jspecify.annotations.NullMarked
module tengen.common {
  requires static org.jspecify;
  requires transitive tengen.api;

  exports tengen.common;
  exports tengen.common.gomoku;
  exports tengen.simd;
}
