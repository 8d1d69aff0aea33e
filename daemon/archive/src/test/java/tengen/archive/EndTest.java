package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ProcessBuilder.Redirect;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import tengen.daemon.Signals;
import tengen.daemon.log.ShutdownSafeLogManager;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.support.JavaProcess;

/** Tests of a process's end while its database does not respond. */
class EndTest {
  private static final int NOT_IN_ORDER = 70;

  /** Runs a process with an archive in the database of this URL. */
  public static void main(String[] words) throws InterruptedException {
    System.setProperty("java.util.logging.manager", ShutdownSafeLogManager.class.getName());
    // Creates the handlers, which is impossible during the shutdown.
    var _ = Logger.getLogger("").getHandlers();
    Signals.watch(NOT_IN_ORDER);
    Archive archive = TestArchives.archive(words[0]);
    archive.write(new Change.OfGame(SampleGames.game(1, 5), 0), () -> {});
    Signals.onEnd(archive::close);
    System.out.println("ready");
    Thread.currentThread().join();
  }

  @Test
  void aSignalReportsUnwrittenChangesAndExitsWithZero() throws Exception {
    try (var silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String url = "jdbc:postgresql://127.0.0.1:" + silent.getLocalPort() + "/games";
      Process process = JavaProcess.of(EndTest.class, url).redirectError(Redirect.PIPE).start();
      try (var _ = silent.accept()) {
        assertThat(process.inputReader().readLine()).isEqualTo("ready");
        // Kills through the handle, since Process would close its streams.
        process.toHandle().destroy();
        String errors = process.errorReader().readAllAsString();
        assertThat(errors).contains("archive stopped before all changes were written changes=1");
        assertThat(process.waitFor()).isZero();
      } finally {
        process.destroyForcibly();
      }
    }
  }
}
