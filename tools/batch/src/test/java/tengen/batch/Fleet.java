package tengen.batch;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import tengen.jobs.BatchStore;
import tengen.jobs.WorkerSpec.Lane;
import tengen.support.ProcessSignal;
import tengen.support.Waits;

/**
 * Worker processes that are restarted when they end, as by a service manager. Tests that send
 * signals to workers need processes; all others run workers in this JVM.
 */
final class Fleet implements AutoCloseable {
  private final String url;
  private final List<Process> workers = new ArrayList<>();
  private Optional<Process> solo = Optional.empty();

  Fleet(String url, int workers) throws IOException {
    this.url = url;
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

  /** Returns a worker's process id. */
  long pid(int worker) {
    return workers.get(worker).pid();
  }

  /**
   * Suspends a worker. Returns when all of its threads have stopped, since the signal stops them
   * one by one.
   */
  void stop(int worker) throws IOException, InterruptedException {
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
