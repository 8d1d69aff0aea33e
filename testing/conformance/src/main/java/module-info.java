/** Conversations with programs as pages of a manual and as tests. Depends on nothing. */
@org.jspecify.annotations.NullMarked
module tengen.conformance {
  requires static org.jspecify;

  exports tengen.conformance;
  exports tengen.conformance.transcript;
}
