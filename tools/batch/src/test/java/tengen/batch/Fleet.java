package tengen.batch;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import tengen.jobs.BatchStore;
import tengen.jobs.WorkerSpec.Lane;
import tengen.sql.DatabaseUrl;
import tengen.support.ProcessSignal;
import tengen.support.Waits;

/**
 * Worker processes that are restarted when they end, as by a service manager. Tests that send
 * signals to workers need processes; all others run workers in this JVM.
 */
final class Fleet implements AutoCloseable {
  private final String url;
  private final Callable<Boolean> isHeld;
  private final List<Process> workers = new ArrayList<>();
  private Optional<Process> solo = Optional.empty();

  /**
   * Starts workers.
   *
   * @param isHeld returns whether some process holds the database's write lock
   */
  Fleet(String url, int workers, Callable<Boolean> isHeld) throws IOException {
    this.url = url;
    this.isHeld = isHeld;
    for (int i = 0; i < workers; i++) {
      this.workers.add(UnitProcess.start(url, Lane.COMMON));
    }
  }

  /** Restarts workers that have ended, and starts one for solo units if needed. */
  void tend(BatchStore store) throws IOException {
    for (int i = 0; i < workers.size(); i++) {
      if (!workers.get(i).isAlive()) {
        workers.set(i, UnitProcess.start(url, Lane.COMMON));
      }
    }
    if (solo.filter(Process::isAlive).isEmpty() && store.hasSolo()) {
      solo = Optional.of(UnitProcess.start(url, Lane.SOLO));
    }
  }

  private long pid(int worker) {
    return workers.get(worker).pid();
  }

  /** Suspends a worker, but not within a transaction that blocks all others. */
  void stop(int worker) throws Exception {
    suspend(worker);
    while (isHeld.call()) {
      signal(worker, "CONT");
      suspend(worker);
    }
  }

  /** Kills a worker while it runs a unit. */
  void killAtWork(int worker) throws Exception {
    stop(worker);
    while (!isAtWork(pid(worker))) {
      signal(worker, "CONT");
      stop(worker);
    }
    signal(worker, "KILL");
  }

  private boolean isAtWork(long pid) throws IOException, SQLException {
    String running = "SELECT 1 FROM batch_attempt WHERE outcome = 'running' AND worker LIKE ?";
    try (HikariDataSource connections = new JobDatabase(new DatabaseUrl(url)).connections();
        Connection connection = connections.getConnection();
        PreparedStatement query = connection.prepareStatement(running)) {
      query.setString(1, "%-" + pid + "-%");
      try (ResultSet rows = query.executeQuery()) {
        return rows.next();
      }
    }
  }

  /** Suspends a worker. Returns when all of its threads have stopped, one by one. */
  private void suspend(int worker) throws IOException, InterruptedException {
    signal(worker, "STOP");
    Path threads = Path.of("/proc", Long.toString(pid(worker)), "task");
    if (Files.isDirectory(threads)) {
      Waits.until("every thread of worker " + worker + " to stop", () -> areStopped(threads));
    }
  }

  private static boolean areStopped(Path threads) throws IOException {
    try (DirectoryStream<Path> all = Files.newDirectoryStream(threads)) {
      for (Path thread : all) {
        String stat = Files.readString(thread.resolve("stat"));
        // The state follows the name in parentheses, which may itself contain parentheses.
        if (stat.charAt(stat.lastIndexOf(')') + 2) != 'T') {
          return false;
        }
      }
      return true;
    } catch (NoSuchFileException _) {
      return false; // The thread has ended.
    }
  }

  /** Sends a signal to a worker: {@code KILL}, {@code STOP} or {@code CONT}. */
  void signal(int worker, String name) throws IOException, InterruptedException {
    ProcessSignal.send(pid(worker), name);
  }

  @Override
  public void close() throws IOException {
    for (Process worker : workers) {
      worker.getOutputStream().close();
    }
    if (solo.isPresent()) {
      solo.get().getOutputStream().close();
    }
    solo.ifPresent(workers::add);
    try {
      for (Process worker : workers) {
        if (!worker.waitFor(Waits.CAP.toSeconds(), TimeUnit.SECONDS)) {
          worker.destroyForcibly();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }
}
