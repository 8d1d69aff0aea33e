package tengen.app.match;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import tengen.app.job.JobKinds;
import tengen.app.job.KindRunner;
import tengen.app.job.SubmittedJob;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.output.Progress;
import tengen.app.storage.BatchOption;
import tengen.arena.report.MatchReport;
import tengen.jobs.BatchStore;
import tengen.jobs.BatchWorker;
import tengen.jobs.DeadUnit;
import tengen.jobs.Job;
import tengen.jobs.JobStatus;
import tengen.jobs.WorkerSpec;
import tengen.jobs.WorkerSpec.Lane;

/** A match played by this process and all workers of a database. */
final class SpreadMatch implements AutoCloseable {
  private final JobKinds kinds;
  private final BatchStore store;
  private final Job job;
  private final MatchWork work;
  private final AtomicReference<@Nullable BatchWorker> worker = new AtomicReference<>();

  private final CountDownLatch closed = new CountDownLatch(1);

  SpreadMatch(JobKinds kinds, BatchStore store, Job job, MatchWork work) {
    this.kinds = kinds;
    this.store = store;
    this.job = job;
    this.work = work;
  }

  /**
   * Plays until the match is over, together with other workers. Blocks.
   *
   * @return its job, to check for units that are left
   * @throws CommandException also if this build cannot run the job
   */
  SubmittedJob play(int threads, PrintWriter err, Progress progress)
      throws CommandException, IOException, InterruptedException {
    var runner = new KindRunner(kinds, job.build(), err);
    if (runner.rejects(job).isPresent()) {
      throw new CommandException(
          ExitCode.NO, "tengen: job " + job.id() + " cannot run on this machine");
    }
    SubmittedJob submitted = SubmittedJob.submit(store, job, work);
    Duration heartbeat = Duration.ofSeconds(Integer.parseInt(BatchOption.HEARTBEAT_SECONDS));
    Duration stall = Duration.ofMinutes(Integer.parseInt(BatchOption.STALL_MINUTES));
    worker.set(store.work(WorkerSpec.withDefaults(threads, Lane.COMMON, heartbeat, stall), runner));
    int reported = 0;
    JobStatus status = submitted.status();
    while (!status.isOver() && !closed.await(1, TimeUnit.SECONDS)) {
      status = submitted.status();
      if (status.done() > reported) {
        reported = status.done();
        progress.at(2L * reported, status.running() + " running");
      }
    }
    for (DeadUnit dead : store.dead(job.id())) {
      err.println("tengen: pair " + dead.unit() + " was given up: " + dead.reason());
    }
    return submitted;
  }

  MatchReport report() throws IOException {
    return work.report(store.results(job.id()));
  }

  /** Stops playing here and releases the running units. */
  @Override
  public void close() {
    closed.countDown();
    BatchWorker working = worker.getAndSet(null);
    if (working != null) {
      working.close();
    }
  }
}
