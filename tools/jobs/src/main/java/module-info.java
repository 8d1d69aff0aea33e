/** Jobs of units: what is done, by whom, and what came of it. Depends on nothing. */
@org.jspecify.annotations.NullMarked
module tengen.jobs {
  requires static org.jspecify;

  exports tengen.jobs;
}
