package tengen.app.batch;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import tengen.app.install.InstallFolder;
import tengen.jobs.BatchStore;

/**
 * A child process for units that must run alone. It is restarted while such units are pending, so a
 * unit that crashes its process does not stop the others.
 */
final class SoloProcess {
  private final String url;
  private final int heartbeatSeconds;
  private final int stallMinutes;

  SoloProcess(String url, int heartbeatSeconds, int stallMinutes) {
    this.url = url;
    this.heartbeatSeconds = heartbeatSeconds;
    this.stallMinutes = stallMinutes;
  }

  /**
   * Waits up to one second for {@code end} and returns whether it has been counted down. Returns
   * false if interrupted, since an engine's interrupt must not stop the worker.
   */
  static boolean isEnding(CountDownLatch end) {
    try {
      return end.await(1, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      return false;
    }
  }

  /**
   * Runs and restarts the child process until {@code end}. Retries while the database is
   * unreachable. Blocks.
   */
  void supervise(BatchStore store, PrintWriter err, CountDownLatch end) {
    Optional<Process> process = Optional.empty();
    String lastFailure = "";
    while (!isEnding(end)) {
      String failure = "";
      try {
        if (process.filter(Process::isAlive).isEmpty() && store.hasSolo()) {
          process = Optional.of(start());
        }
      } catch (IOException e) {
        failure = "tengen: " + e.getMessage();
        if (!failure.equals(lastFailure)) {
          err.println(failure);
        }
      }
      lastFailure = failure;
    }
    process.ifPresent(Process::destroy);
  }

  private Process start() throws IOException {
    Path program = launcher(InstallFolder.installed().orElseThrow());
    return new ProcessBuilder(
            program.toString(),
            "worker",
            "--solo",
            "--heartbeat=" + heartbeatSeconds,
            "--stall=" + stallMinutes,
            "--db",
            url)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /**
   * Returns the launcher in {@code home}: {@code tengen.bat} on Windows, which runs no shell
   * scripts, else {@code tengen}.
   */
  static Path launcher(Path home) {
    boolean isUnix = home.getFileSystem().supportedFileAttributeViews().contains("unix");
    return home.resolve("bin").resolve(isUnix ? "tengen" : "tengen.bat");
  }
}
