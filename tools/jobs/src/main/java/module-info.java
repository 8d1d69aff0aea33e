/**
 * Interfaces for jobs that consist of units, and for their workers and results. Has no
 * dependencies.
 */
@org.jspecify.annotations.NullMarked
module tengen.jobs {
  requires static org.jspecify;

  exports tengen.jobs;
}
