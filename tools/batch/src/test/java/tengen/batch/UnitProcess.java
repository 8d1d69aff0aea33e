package tengen.batch;

import java.io.File;
import java.io.IOException;
import java.time.Duration;
import org.jdbi.v3.core.JdbiException;
import tengen.jobs.BatchStore;
import tengen.jobs.BatchWorker;
import tengen.jobs.Unit;
import tengen.jobs.UnitContext;
import tengen.jobs.WorkerSpec;
import tengen.jobs.WorkerSpec.Lane;
import tengen.support.JavaProcess;

/** A process that runs units until it is killed or its input ends. */
final class UnitProcess {
  private static final String LOG_CONFIG = "java.util.logging.config.file";

  /** Log file for stack traces of processes whose database is stopped by a test. */
  private static final File ERRORS = new File("target/unit-processes.log");

  private UnitProcess() {}

  /** Entry point. The arguments are database URL, lane and logging configuration. */
  public static void main(String[] words) throws IOException {
    System.setProperty(LOG_CONFIG, words[2]);
    try (BatchStore store = new JdbcBatches().open(words[0]);
        BatchWorker _ = store.work(quick(Lane.valueOf(words[1]), 2), new Slow())) {
      while (System.in.read() >= 0) {
        // Ignores all input until its end.
      }
    }
  }

  /** Units that report their start. The special unit waits until another process has done it. */
  private static final class Slow extends SumJob {
    @Override
    public String run(Unit unit, UnitContext context) throws InterruptedException {
      context.storeCheckpoint("begun");
      while (unit.payload().equals(OWN) && !isDone(context)) {
        var _ = work(0);
      }
      return super.run(unit, context);
    }

    private static boolean isDone(UnitContext context) {
      try {
        return !context.results().isEmpty();
      } catch (JdbiException _) {
        return false;
      }
    }
  }

  /** Returns settings of a worker that counts as lost after two seconds. */
  static WorkerSpec quick(Lane lane, int threads) {
    return spec(lane, threads, 4, Duration.ofDays(1));
  }

  /** Returns settings of a worker that never counts as lost, even on a busy machine. */
  static WorkerSpec steady(Lane lane, int threads) {
    return steady(lane, threads, Duration.ofDays(1));
  }

  /** Returns settings of a steady worker with this time limit for units without progress. */
  static WorkerSpec steady(Lane lane, int threads, Duration stall) {
    return spec(lane, threads, 10_000, stall);
  }

  private static WorkerSpec spec(Lane lane, int threads, int missed, Duration stall) {
    return new WorkerSpec(
        lane == Lane.SOLO ? 1 : threads,
        lane,
        Duration.ofMillis(200),
        Duration.ofMillis(500),
        missed,
        stall);
  }

  static Process start(String url, Lane lane) throws IOException {
    return command(url, lane).start();
  }

  static ProcessBuilder command(String url, Lane lane) {
    return JavaProcess.of(UnitProcess.class, url, lane.name(), System.getProperty(LOG_CONFIG, ""))
        .redirectOutput(ProcessBuilder.Redirect.INHERIT)
        .redirectError(ProcessBuilder.Redirect.appendTo(ERRORS));
  }
}
