package tengen.jobs;

import java.util.Optional;

/** Runs the units of jobs that it supports. */
public interface UnitRunner {
  /** Returns the build of this program. */
  String build();

  /** Returns why this worker skips the units of a job, or empty if it runs them. */
  Optional<String> rejects(Job job);

  /** Returns the work of a job that is not rejected. */
  JobWork work(Job job);
}
