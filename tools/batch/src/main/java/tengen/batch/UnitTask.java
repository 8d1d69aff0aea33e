package tengen.batch;

import com.github.kagkarlsson.scheduler.exceptions.ExecutionException;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.Execution;
import com.github.kagkarlsson.scheduler.task.ExecutionComplete;
import com.github.kagkarlsson.scheduler.task.ExecutionContext;
import com.github.kagkarlsson.scheduler.task.ExecutionOperations;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jdbi.v3.core.JdbiException;
import tengen.batch.Attempts.Outcome;
import tengen.host.plugin.ForeignText;
import tengen.jobs.Job;
import tengen.jobs.JobWork;
import tengen.jobs.Unit;
import tengen.jobs.UnitResult;
import tengen.jobs.UnitRunner;
import tengen.jobs.WorkerSpec;
import tengen.jobs.WorkerSpec.Lane;

/**
 * Runs queued units on a worker. Every unit gets exactly one stored result, even if workers crash.
 * A unit that was interrupted next to others is retried alone, without counting a failure.
 */
final class UnitTask {
  /** Maximum number of failures before a unit is given up. */
  private static final int MAX_FAILURES = 3;

  /** Maximum number of lost workers before a unit must run alone in a process. */
  private static final int MAX_LOST = 2;

  /** Delay before a unit that this worker rejected is offered again. */
  private static final Duration RELEASE_DELAY = Duration.ofSeconds(30);

  private final JobTables tables;
  private final WorkerSpec spec;
  private final String worker;
  private final UnitRunner runner;
  private final LongSupplier nanoClock;

  UnitTask(
      JobTables tables, WorkerSpec spec, String worker, UnitRunner runner, LongSupplier nanoClock) {
    this.tables = tables;
    this.spec = spec;
    this.worker = worker;
    this.runner = runner;
    this.nanoClock = nanoClock;
  }

  /** Returns the task for db-scheduler. */
  Task<Void> task() {
    return Tasks.custom(Queues.UNIT)
        .onFailure(this::failed)
        .onDeadExecution(this::workerDied)
        .execute((_, context) -> execute(context));
  }

  private CompletionHandler<Void> execute(ExecutionContext context) {
    Execution execution = context.getExecution();
    UnitKey key = key(execution);
    Optional<Job> job = tables.jobs().job(key.job());
    Optional<Unit> unit = tables.jobs().wanted(key);
    if (job.isEmpty() || unit.isEmpty()) {
      return new CompletionHandler.OnCompleteRemove<>();
    }
    if (runner.rejects(job.get()).isPresent()) {
      return (complete, queue) ->
          queue.reschedule(complete, complete.getTimeDone().plus(RELEASE_DELAY));
    }
    return attempt(key, job.get(), unit.get(), context);
  }

  private CompletionHandler<Void> attempt(
      UnitKey key, Job job, Unit unit, ExecutionContext context) {
    Instant due = context.getExecution().executionTime;
    JobWork work = runner.work(job);
    int attempt = tables.attempts().begin(key, worker);
    long beganNanos = nanoClock.getAsLong();
    String result;
    try {
      result =
          WatchedRun.run(
              work,
              unit,
              new AttemptContext(tables, key, attempt),
              spec.stall(),
              context.getSchedulerState()::isShuttingDown);
      UnitFailure.requireRoom("result", result, UnitFailure.MAX_RESULT);
    } catch (InterruptedException | UnitFailure e) {
      if (e instanceof InterruptedException && context.getSchedulerState().isShuttingDown()) {
        tables.attempts().end(key, attempt, Outcome.RETURNED);
        return (complete, queue) -> queue.reschedule(complete, due);
      }
      UnitFailure failure = UnitFailure.of(e);
      tables.attempts().end(key, attempt, isRunAlone(failure) ? Outcome.RETURNED : Outcome.FAILED);
      throw failure;
    }
    long tookMs = TimeUnit.NANOSECONDS.toMillis(nanoClock.getAsLong() - beganNanos);
    store(key, work, new UnitResult(unit.id(), worker, attempt, runner.build(), result, tookMs));
    // At the end of the queue they would wait for hours.
    tables.addNext(job, work, due);
    return new CompletionHandler.OnCompleteRemove<>();
  }

  private void store(UnitKey key, JobWork work, UnitResult done) {
    storeWithRetry(key, done)
        .filter(earlier -> !work.agree(earlier, done.result()))
        .ifPresent(_ -> tables.attempts().alarm(key, worker, done.result()));
  }

  /** Stores a result. Retries once on another connection, since the result took minutes of work. */
  private Optional<String> storeWithRetry(UnitKey key, UnitResult done) {
    try {
      return tables.attempts().store(key, done);
    } catch (JdbiException _) {
      return tables.attempts().store(key, done);
    }
  }

  private void failed(ExecutionComplete complete, ExecutionOperations<Void> queue) {
    UnitKey key = key(complete.getExecution());
    int failures = failures(key, complete.getExecution());
    Optional<UnitFailure> failure = complete.getCause().map(UnitFailure::of);
    boolean leavesThread = failure.filter(UnitFailure::leavesThread).isPresent();
    if ((leavesThread && spec.lane() == Lane.COMMON)
        || failure.filter(this::isRunAlone).isPresent()) {
      tables.queues().add(Lane.SOLO, key, complete.getExecution().executionTime);
      queue.remove();
    } else if (leavesThread || failures >= MAX_FAILURES) {
      tables.attempts().giveUp(key, reason(complete));
      queue.remove();
    } else {
      queue.reschedule(
          complete, complete.getTimeDone().plus(spec.poll().multipliedBy(1L << failures)));
    }
  }

  private boolean isRunAlone(UnitFailure failure) {
    return spec.lane() == Lane.COMMON && failure.isInterrupted();
  }

  private static String reason(ExecutionComplete complete) {
    return complete.getCause().map(Throwable::getMessage).map(ForeignText::line).orElse("failed");
  }

  /**
   * Returns the number of failures including this one. Failures outside an attempt are counted only
   * by the queue.
   */
  private int failures(UnitKey key, Execution execution) {
    return Math.max(
        tables.attempts().count(key, Outcome.FAILED), execution.consecutiveFailures + 1);
  }

  private void workerDied(ExecutionComplete complete, ExecutionOperations<Void> queue) {
    try {
      takeBack(complete, queue);
    } catch (ExecutionException _) {
      // Another worker has detected the loss first.
    }
  }

  /** Requeues a unit at its old position. At the end of the queue it would wait for hours. */
  private void takeBack(ExecutionComplete complete, ExecutionOperations<Void> queue) {
    Execution execution = complete.getExecution();
    UnitKey key = key(execution);
    tables.attempts().markLost(key, execution.pickedBy);
    if (spec.lane() == Lane.SOLO) {
      tables.attempts().giveUp(key, "its process ended with it, though it was alone there");
      queue.remove();
    } else if (tables.attempts().count(key, Outcome.LOST) >= MAX_LOST) {
      tables.queues().add(Lane.SOLO, key, execution.executionTime);
      queue.remove();
    } else {
      queue.reschedule(complete, execution.executionTime);
    }
  }

  private static UnitKey key(Execution execution) {
    return UnitKey.of(execution.taskInstance.getId());
  }
}
