package tengen.batch;

import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import tengen.arena.batch.JobStatus;
import tengen.arena.batch.UnitRunner;

/**
 * Ends jobs whose result is clear, and finds units that wait nowhere: one worker of all does it at
 * a time.
 */
final class SettleTask {
  private final Jobs jobs;
  private final Queues queues;
  private final UnitRunner runner;
  private final Map<String, Integer> judgedAt = new HashMap<>();

  SettleTask(Jobs jobs, Queues queues, UnitRunner runner) {
    this.jobs = jobs;
    this.queues = queues;
    this.runner = runner;
  }

  RecurringTask<Void> task(Duration every) {
    return Tasks.recurring("settle", FixedDelay.of(every)).execute((_, _) -> settle());
  }

  private synchronized void settle() {
    for (JobStatus status : jobs.all()) {
      if (!status.isOver() && status.stopped().isEmpty()) {
        settle(status);
      }
    }
  }

  private void settle(JobStatus status) {
    String id = status.job().id();
    Integer before = judgedAt.put(id, status.done());
    if (before == null || before != status.done()) {
      runner
          .verdict(status.job(), () -> jobs.results(id))
          .ifPresent(
              verdict -> {
                jobs.stop(id, verdict);
                queues.clear(id);
              });
    }
    queues.addMissing(id);
  }
}
