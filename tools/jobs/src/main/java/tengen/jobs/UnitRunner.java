package tengen.jobs;

import java.util.Optional;

/** What can be done with jobs. */
public interface UnitRunner {
  /** Of the program that does them. */
  String build();

  /** Why this worker does no units of such a job, if so: it leaves them to others. */
  Optional<String> refuses(Job job);

  /** The work of a job that is not refused. */
  JobWork work(Job job);
}
