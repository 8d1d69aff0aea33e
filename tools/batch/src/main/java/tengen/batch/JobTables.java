package tengen.batch;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import tengen.jobs.Job;
import tengen.jobs.JobWork;
import tengen.jobs.Unit;
import tengen.jobs.WorkerSpec.Lane;

/** All tables of a database of jobs. */
record JobTables(Jobs jobs, Attempts attempts, Checkpoints checkpoints, Queues queues) {
  static JobTables of(DataSource connections, Jdbi jdbi, InstantSource clock) {
    return new JobTables(
        new Jobs(jdbi),
        new Attempts(jdbi),
        new Checkpoints(jdbi),
        new Queues(connections, jdbi, clock));
  }

  /**
   * Has those units done that can be done by now.
   *
   * @param due their place in the queue
   */
  void addNext(Job job, JobWork work, Instant due) {
    List<Unit> next = work.next(() -> jobs.results(job.id()));
    if (!next.isEmpty()) {
      jobs.addUnits(job.id(), next);
      next.forEach(unit -> queues.add(Lane.COMMON, new UnitKey(job.id(), unit.id()), due));
    }
  }
}
