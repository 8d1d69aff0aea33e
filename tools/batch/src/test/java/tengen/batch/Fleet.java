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
 * Worker processes that are started again when they end, as a service manager does it. Tests that
 * stop, resume or kill a worker by signals need processes; all others run their workers in this
 * JVM.
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

  /** Starts those again that have ended, and one for units that must be alone. */
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

  /** The process id of one. */
  long pid(int worker) {
    return workers.get(worker).pid();
  }

  /**
   * Stops one. The signal reaches one thread of the process, and the others run on until that
   * thread has had its turn on a processor: this returns when all stand still.
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
        // The state follows the name, which is in parentheses and may hold any others.
        if (stat.charAt(stat.lastIndexOf(')') + 2) != 'T') {
          return false;
        }
      }
      return true;
    } catch (NoSuchFileException _) {
      return false; // A thread has ended meanwhile.
    }
  }

  /** Sends one a signal: {@code KILL}, {@code STOP}, {@code CONT}. */
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
