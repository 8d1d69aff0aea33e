package tengen.figures;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import tengen.batch.JdbcBatches;
import tengen.jobs.BatchStore;
import tengen.jobs.BatchWorker;
import tengen.jobs.JobStatus;
import tengen.jobs.Unit;
import tengen.jobs.UnitResult;
import tengen.jobs.WorkerSpec;
import tengen.jobs.WorkerSpec.Lane;

/**
 * Measures the overhead of jobs, on an empty database of SQLite or PostgreSQL. Run by hand:
 *
 * <pre>
 *   BatchTimes units URL UNITS MS WORKERS THREADS   processes of so many threads, units that wait MS
 *   BatchTimes kill URL THREADS HEARTBEAT_S         one of two processes is killed amid its units
 * </pre>
 */
public final class BatchTimes {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();
  private static final long POLL_MS = 50;
  private static final Duration WORKER_POLL = Duration.ofSeconds(1);
  private static final int MISSED_HEARTBEATS = 6;
  private static final int KILLED_UNIT_MS = 5000;

  private final String url;
  private final BatchStore store;

  private BatchTimes(String url, BatchStore store) {
    this.url = url;
    this.store = store;
  }

  /** Measures the overhead of jobs and prints it; the class comment lists the arguments. */
  public static void main(String[] words) throws IOException, InterruptedException {
    try (BatchStore store = new JdbcBatches().open(words[1])) {
      var times = new BatchTimes(words[1], store);
      switch (words[0]) {
        case "units" -> times.units(number(words[2]), words[3], number(words[4]), words[5]);
        case "kill" -> times.kill(words[2], words[3]);
        case "worker" -> work(store, number(words[2]), number(words[3]));
        default -> throw new IllegalArgumentException(words[0]);
      }
    }
  }

  private static int number(String word) {
    return Integer.parseInt(word);
  }

  /** Runs a worker until standard input ends. */
  private static void work(BatchStore store, int threads, int heartbeatSeconds) throws IOException {
    var spec =
        new WorkerSpec(
            threads,
            Lane.COMMON,
            WORKER_POLL,
            Duration.ofSeconds(heartbeatSeconds),
            MISSED_HEARTBEATS,
            Duration.ofDays(1));
    try (BatchWorker _ = store.work(spec, new WaitingUnits())) {
      while (System.in.read() >= 0) {
        // Ignores all input until its end.
      }
    }
  }

  private Process worker(String threads, String heartbeatSeconds) throws IOException {
    return new ProcessBuilder(
            JAVA,
            "-Xmx256m",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            BatchTimes.class.getName(),
            "worker",
            url,
            threads,
            heartbeatSeconds)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private JobStatus status() throws IOException {
    return store.job(WaitingUnits.JOB.id()).orElseThrow();
  }

  private void submit(int units, String ms) throws IOException {
    long began = System.nanoTime();
    store.submit(
        WaitingUnits.JOB,
        units,
        sink -> {
          for (int i = 0; i < units; i++) {
            sink.add(new Unit("%07d".formatted(i), ms));
          }
        });
    System.out.printf("%d units submitted in %.2f s%n", units, (System.nanoTime() - began) / 1e9);
  }

  private void units(int units, String ms, int workers, String threads)
      throws IOException, InterruptedException {
    submit(units, ms);
    List<Process> processes = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      processes.add(worker(threads, "10"));
    }
    await(units);
    for (Process each : processes) {
      each.getOutputStream().close();
      each.waitFor();
    }
    print(store.results(WaitingUnits.JOB.id()), number(ms), workers * number(threads));
  }

  private void await(int units) throws IOException, InterruptedException {
    var never = new CountDownLatch(1);
    while (status().done() < units && !never.await(POLL_MS, TimeUnit.MILLISECONDS)) {
      // Waits until the units run.
    }
  }

  /** Prints the throughput from the start of the first unit to the end of the last. */
  private static void print(List<UnitResult> results, int ms, int threads) {
    LongSummaryStatistics begun =
        results.stream().mapToLong(WaitingUnits::begunMs).summaryStatistics();
    double seconds = (begun.getMax() + ms - begun.getMin()) / 1e3;
    double least = (double) results.size() * ms / threads / 1e3;
    System.out.printf(
        "%d units of %d ms by %d threads: %.2f s, %.1f units/s, %.2f s or %.2f %% more than the"
            + " units alone%n",
        results.size(),
        ms,
        threads,
        seconds,
        results.size() / seconds,
        seconds - least,
        least > 0 ? 100 * (seconds - least) / least : Double.NaN);
  }

  /** Kills one of two processes and measures the time until others have started its units. */
  private void kill(String threads, String heartbeatSeconds)
      throws IOException, InterruptedException {
    int units = 8 * number(threads);
    submit(units, Integer.toString(KILLED_UNIT_MS));
    Process first = worker(threads, heartbeatSeconds);
    Process second = worker(threads, heartbeatSeconds);
    await(2 * number(threads));
    long killedMs = Instant.now().toEpochMilli();
    first.destroyForcibly();
    await(units);
    second.getOutputStream().close();
    second.waitFor();
    LongSummaryStatistics redone =
        store.results(WaitingUnits.JOB.id()).stream()
            .filter(result -> result.attempt() > 1)
            .mapToLong(result -> WaitingUnits.begunMs(result) - killedMs)
            .summaryStatistics();
    System.out.printf(
        "heartbeat %s s: %d units begun again %.1f to %.1f s after the kill%n",
        heartbeatSeconds, redone.getCount(), redone.getMin() / 1e3, redone.getMax() / 1e3);
  }
}
