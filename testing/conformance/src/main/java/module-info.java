/** Conversations with programs as pages of a manual and as tests. Has no dependencies. */
@org.jspecify.annotations.NullMarked
module tengen.conformance {
  requires static org.jspecify;

  exports tengen.conformance;
  exports tengen.conformance.transcript;
}
