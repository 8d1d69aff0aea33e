package tengen.batch;

import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import tengen.jobs.JobStatus;
import tengen.jobs.JobWork;
import tengen.jobs.UnitRunner;

/** Ends decided jobs and requeues units that are in no queue. Only one worker at a time runs it. */
final class SettleTask {
  private final JobTables tables;
  private final UnitRunner runner;

  /** Number of finished units when each job was last judged. */
  private final Map<String, Integer> judgedAt = new HashMap<>();

  SettleTask(JobTables tables, UnitRunner runner) {
    this.tables = tables;
    this.runner = runner;
  }

  RecurringTask<Void> task(Duration every) {
    return Tasks.recurring("settle", FixedDelay.of(every)).execute((_, _) -> settle());
  }

  private synchronized void settle() {
    tables.jobs().open().forEach(this::settle);
  }

  private void settle(JobStatus status) {
    String id = status.job().id();
    Integer before = judgedAt.get(id);
    if ((before == null || before != status.ended()) && runner.rejects(status.job()).isEmpty()) {
      judge(status, runner.work(status.job()));
      judgedAt.put(id, status.ended());
    }
    tables.queues().addMissing(id);
  }

  private void judge(JobStatus status, JobWork work) {
    String id = status.job().id();
    work.verdict(status.dead(), () -> tables.jobs().results(id))
        .ifPresentOrElse(
            verdict -> {
              tables.jobs().stop(id, verdict);
              tables.queues().clear(id);
            },
            () -> tables.addNext(status.job(), work, tables.queues().now()));
  }
}
