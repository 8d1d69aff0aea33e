package tengen.batch;

import com.github.kagkarlsson.scheduler.Scheduler;
import tengen.jobs.BatchWorker;

/** A worker backed by db-scheduler. */
record JdbcWorker(Scheduler scheduler) implements BatchWorker {
  @Override
  public void close() {
    scheduler.stop();
  }
}
