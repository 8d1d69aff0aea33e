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
import tengen.app.output.ExitCode;
import tengen.app.output.Fatal;
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
      "Do units of jobs until a signal comes: then no more are begun, and what has not ended within"
          + " some seconds goes back to other workers.",
      "Start as many as you like, wherever the database can be reached."
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
      description = "Units at once; default: as many as there are cores.")
  @Nullable Integer threads;

  @Option(
      names = "--heartbeat",
      paramLabel = "SECONDS",
      defaultValue = BatchOption.HEARTBEAT_SECONDS,
      description =
          "How often it says that it lives; after six that are missed others do its units; default:"
              + " ${DEFAULT-VALUE}.")
  int heartbeatSeconds;

  @Option(
      names = "--stall",
      paramLabel = "MINUTES",
      defaultValue = BatchOption.STALL_MINUTES,
      description =
          "A unit that neither ends nor stores anything for so long is given up; default:"
              + " ${DEFAULT-VALUE}.")
  int stallMinutes;

  @Option(names = "--solo", hidden = true, description = "Only units that must be alone.")
  boolean solo;

  @Mixin BatchOption batch = new BatchOption();

  @Spec CommandSpec spec = CommandSpec.create();

  public WorkerCommand() {}

  @Override
  public Integer call() throws Fatal {
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
        new SoloProcess(batch.url, heartbeatSeconds, stallMinutes).keep(store, err, end);
      }
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    } finally {
      Logs.close();
      ended.countDown();
    }
    return ExitCode.DONE;
  }

  /** Sends what engines print to standard error, a few lines a minute. */
  private static void openLog() throws Fatal {
    try {
      Logs.open(LoggingConfig.DEFAULT, true);
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
  }

  /** A signal's thread ends the process: first what is being done is given back. */
  private static void end(CountDownLatch end, CountDownLatch ended) {
    end.countDown();
    try {
      ended.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private WorkerSpec workerSpec() throws Fatal {
    int wanted = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    GameFlags.requireOneOrMore("--threads", wanted);
    GameFlags.requireOneOrMore("--heartbeat", heartbeatSeconds);
    GameFlags.requireOneOrMore("--stall", stallMinutes);
    Duration stall = Duration.ofMinutes(stallMinutes);
    Duration heartbeat = Duration.ofSeconds(heartbeatSeconds);
    return solo
        ? WorkerSpec.usual(1, Lane.SOLO, heartbeat, stall)
        : WorkerSpec.usual(wanted, Lane.COMMON, heartbeat, stall);
  }

  private static void awaitNoSolo(BatchStore store, CountDownLatch end) throws IOException {
    while (store.hasSolo() && !SoloProcess.hasCome(end)) {
      // Its worker is at it.
    }
  }
}
