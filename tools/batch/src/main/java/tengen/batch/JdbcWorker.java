package tengen.batch;

import com.github.kagkarlsson.scheduler.Scheduler;
import tengen.jobs.BatchWorker;

/** A worker that is db-scheduler's. */
record JdbcWorker(Scheduler scheduler) implements BatchWorker {
  @Override
  public void close() {
    scheduler.stop();
  }
}
