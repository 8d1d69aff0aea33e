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

/** A process that does units until it is killed, or until its input ends. */
final class UnitProcess {
  private static final String LOG_CONFIG = "java.util.logging.config.file";

  /** Stack traces of processes whose database a test stops. */
  private static final File ERRORS = new File("target/unit-processes.log");

  private UnitProcess() {}

  /** Works on the database of a URL, in a lane, and logs as a configuration file says. */
  public static void main(String[] words) throws IOException {
    System.setProperty(LOG_CONFIG, words[2]);
    try (BatchStore store = new JdbcBatches().open(words[0]);
        BatchWorker _ = store.work(quick(Lane.valueOf(words[1]), 2), new Slow())) {
      while (System.in.read() >= 0) {
        // Nothing is said but the end.
      }
    }
  }

  /** Says that it has begun, and is at its own unit until another process has done it. */
  private static final class Slow extends Planted {
    @Override
    public String run(Unit unit, UnitContext context) throws InterruptedException {
      context.keep("begun");
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

  /** A worker that is missed after two seconds. */
  static WorkerSpec quick(Lane lane, int threads) {
    return quick(lane, threads, Duration.ofDays(1));
  }

  /** A process that gives up units of which nothing comes for so long. */
  static WorkerSpec quick(Lane lane, int threads, Duration stall) {
    return new WorkerSpec(
        lane == Lane.SOLO ? 1 : threads,
        lane,
        Duration.ofMillis(200),
        Duration.ofMillis(500),
        4,
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
