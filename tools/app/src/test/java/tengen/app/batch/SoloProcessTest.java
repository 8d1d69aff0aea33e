package tengen.app.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the launcher chosen for the solo process. */
final class SoloProcessTest {
  @Test
  void theLauncherIsAShellScriptOnUnix(@TempDir Path home) {
    assertThat(SoloProcess.launcher(home)).isEqualTo(home.resolve("bin/tengen"));
  }

  /** Uses a zip file system, which has no Unix attributes, as on Windows. */
  @Test
  void theLauncherIsABatchFileOnWindows(@TempDir Path folder) throws IOException {
    try (FileSystem archive =
        FileSystems.newFileSystem(folder.resolve("a.zip"), Map.of("create", "true"))) {
      Path home = archive.getPath("/tengen");

      assertThat(SoloProcess.launcher(home)).isEqualTo(home.resolve("bin/tengen.bat"));
    }
  }

  @Test
  void anInterruptIsNotTheEnd() {
    Thread.currentThread().interrupt();
    assertThat(SoloProcess.isEnding(new CountDownLatch(1))).isFalse();
    assertThat(Thread.interrupted()).isFalse();
  }
}
