package tengen.app.batch;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.flags.GameFlags;
import tengen.app.install.Build;
import tengen.app.job.KindRunner;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.storage.ArchiveOption;
import tengen.app.storage.BatchOption;
import tengen.config.LoggingConfig;
import tengen.daemon.Logs;
import tengen.daemon.Signals;
import tengen.jobs.BatchStore;
import tengen.jobs.BatchWorker;
import tengen.jobs.WorkerSpec;
import tengen.jobs.WorkerSpec.Lane;

@Command(
    name = "worker",
    description = {
      "Process job units until interrupted. On SIGTERM, finish or release running"
          + " units within a few seconds.",
      "Start any number of workers, on any machine that can reach the database."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen worker --threads 4",
      "  tengen worker --db jdbc:postgresql://db.example/tengen?user=tengen"
    })
public final class WorkerCommand implements Callable<Integer> {
  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Number of concurrent units; default: the number of cores.")
  @Nullable Integer threads;

  @Option(
      names = "--heartbeat",
      paramLabel = "SECONDS",
      defaultValue = BatchOption.HEARTBEAT_SECONDS,
      description =
          "Seconds between heartbeats. After six missed heartbeats other workers take"
              + " over the units. Default: ${DEFAULT-VALUE}.")
  int heartbeatSeconds;

  @Option(
      names = "--stall",
      paramLabel = "MINUTES",
      defaultValue = BatchOption.STALL_MINUTES,
      description =
          "Minutes after which a unit that neither ends nor stores a checkpoint is given"
              + " up; default: ${DEFAULT-VALUE}.")
  int stallMinutes;

  @Option(names = "--solo", hidden = true, description = "Process only units that must run alone.")
  boolean solo;

  @Mixin BatchOption batch = new BatchOption();

  @Spec CommandSpec spec = CommandSpec.create();

  public WorkerCommand() {}

  @Override
  public Integer call() throws CommandException {
    WorkerSpec workerSpec = workerSpec();
    PrintWriter err = spec.commandLine().getErr();
    var end = new CountDownLatch(1);
    var ended = new CountDownLatch(1);
    Signals.onEnd(() -> end(end, ended));
    openLog();
    try (BatchStore store = batch.open();
        BatchWorker _ =
            store.work(workerSpec, new KindRunner(BatchSubmitCommand.KINDS, Build.text(), err))) {
      if (solo) {
        awaitNoSolo(store, end);
      } else {
        new SoloProcess(batch.url, heartbeatSeconds, stallMinutes).supervise(store, err, end);
      }
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    } finally {
      Logs.close();
      ended.countDown();
    }
    return ExitCode.DONE;
  }

  /** Opens the log on standard error, with a limit on the lines that engines print per minute. */
  private static void openLog() throws CommandException {
    try {
      Logs.open(LoggingConfig.DEFAULT, true);
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
  }

  /**
   * Stops the worker and waits until its running units are released. Runs on the thread of the
   * signal, which then ends the process.
   */
  private static void end(CountDownLatch end, CountDownLatch ended) {
    end.countDown();
    try {
      ended.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private WorkerSpec workerSpec() throws CommandException {
    int wanted = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    GameFlags.requireOneOrMore("--threads", wanted);
    GameFlags.requireOneOrMore("--heartbeat", heartbeatSeconds);
    GameFlags.requireOneOrMore("--stall", stallMinutes);
    Duration stall = Duration.ofMinutes(stallMinutes);
    Duration heartbeat = Duration.ofSeconds(heartbeatSeconds);
    return solo
        ? WorkerSpec.withDefaults(1, Lane.SOLO, heartbeat, stall)
        : WorkerSpec.withDefaults(wanted, Lane.COMMON, heartbeat, stall);
  }

  private static void awaitNoSolo(BatchStore store, CountDownLatch end) throws IOException {
    while (store.hasSolo() && !SoloProcess.isEnding(end)) {
      // The solo process is still running units.
    }
  }
}
