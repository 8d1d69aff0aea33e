package tengen.batch;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tengen.jobs.Job;
import tengen.jobs.JobWork;
import tengen.jobs.Unit;

/** All tables of a database of jobs. */
record JobTables(Jdbi jdbi, Jobs jobs, Attempts attempts, Checkpoints checkpoints, Queues queues) {
  static JobTables of(Jdbi jdbi, InstantSource clock) {
    return new JobTables(
        jdbi, new Jobs(jdbi), new Attempts(jdbi), new Checkpoints(jdbi), new Queues(jdbi, clock));
  }

  /**
   * Adds a job and units of it, what is not known yet.
   *
   * @param planned so many units will there be; more than before are more from now on
   * @param due the place of the first unit in the queue
   * @return false: the job is known, and another one
   */
  boolean add(Job job, int planned, List<Unit> units, Instant due) {
    return jdbi.inTransaction(
        handle -> {
          boolean isSame = Jobs.add(handle, job, planned, Instant.now().toEpochMilli());
          if (isSame) {
            addUnits(handle, job.id(), units, due);
          }
          return isSame;
        });
  }

  /** Adds units that are not known yet; they wait, unless the job was ended. */
  private static void addUnits(Handle handle, String job, List<Unit> units, Instant due) {
    List<String> added = Jobs.addUnits(handle, job, units);
    if (!Jobs.isStopped(handle, job)) {
      Queues.add(handle, job, added, due);
    }
  }

  /**
   * Has those units done that can be done by now.
   *
   * @param due their place in the queue
   */
  void addNext(Job job, JobWork work, Instant due) {
    List<Unit> next = work.next(() -> jobs.results(job.id()));
    if (!next.isEmpty()) {
      jdbi.useTransaction(handle -> addUnits(handle, job.id(), next, due));
    }
  }
}
