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
 * A process of this program for units that must be alone, as long as there are any: whatever one of
 * them does to its process, the next process goes on with the others.
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
   * Waits for a second, and returns whether the end has come. An engine's interrupt ends nothing.
   */
  static boolean hasCome(CountDownLatch end) {
    try {
      return end.await(1, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      return false;
    }
  }

  /** Blocks until the end; a database that cannot be reached is asked again. */
  void keep(BatchStore store, PrintWriter err, CountDownLatch end) {
    Optional<Process> process = Optional.empty();
    String told = "";
    while (!hasCome(end)) {
      String trouble = "";
      try {
        if (process.filter(Process::isAlive).isEmpty() && store.hasSolo()) {
          process = Optional.of(start());
        }
      } catch (IOException e) {
        trouble = "tengen: " + e.getMessage();
        if (!trouble.equals(told)) {
          err.println(trouble);
        }
      }
      told = trouble;
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

  /** The launcher of the system whose path this is: Windows runs no shell script. */
  static Path launcher(Path home) {
    boolean isUnix = home.getFileSystem().supportedFileAttributeViews().contains("unix");
    return home.resolve("bin").resolve(isUnix ? "tengen" : "tengen.bat");
  }
}
