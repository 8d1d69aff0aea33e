/** The page to play and analyse on. */
@org.jspecify.annotations.NullMarked
module tengen.web {
  requires static org.jspecify;

  exports tengen.web;
}
