package tengen.batch;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tengen.jobs.Job;
import tengen.jobs.JobWork;
import tengen.jobs.Unit;

/** All tables of a job database. */
record JobTables(Jdbi jdbi, Jobs jobs, Attempts attempts, Checkpoints checkpoints, Queues queues) {
  static JobTables of(Jdbi jdbi, InstantSource clock) {
    return new JobTables(
        jdbi, new Jobs(jdbi), new Attempts(jdbi), new Checkpoints(jdbi), new Queues(jdbi, clock));
  }

  /**
   * Adds a job and its unknown units.
   *
   * @param planned total number of units; a larger one than before replaces it
   * @param due queue position of the first unit
   * @return false if another job has the same id
   */
  boolean add(Job job, int planned, List<Unit> units, Instant due) {
    return jdbi.inTransaction(
        handle -> {
          boolean isSame = Jobs.add(handle, job, planned, queues.now().toEpochMilli());
          if (isSame) {
            addUnits(handle, job.id(), units, due);
          }
          return isSame;
        });
  }

  /** Adds unknown units and queues them, unless the job was stopped. */
  private static void addUnits(Handle handle, String job, List<Unit> units, Instant due) {
    List<String> added = Jobs.addUnits(handle, job, units);
    if (!Jobs.isStopped(handle, job)) {
      Queues.add(handle, job, added, due);
    }
  }

  /**
   * Queues the units that have become possible.
   *
   * @param due their queue position
   */
  void addNext(Job job, JobWork work, Instant due) {
    List<Unit> next = work.next(() -> jobs.results(job.id()));
    if (!next.isEmpty()) {
      jdbi.useTransaction(handle -> addUnits(handle, job.id(), next, due));
    }
  }
}
