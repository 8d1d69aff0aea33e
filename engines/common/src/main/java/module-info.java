/** Code shared by engines. */
@org.jspecify.annotations.NullMarked
module tengen.common {
  requires static jdk.incubator.vector;
  requires static org.jspecify;
  requires transitive tengen.api;

  exports tengen.common;
  exports tengen.common.gomoku;
  exports tengen.simd;
}
