package tengen.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Waits;

class PauseFileTest {
  @Test
  void nothingWaitsWithoutTheFile(@TempDir Path folder) throws InterruptedException {
    new PauseFile(folder.resolve("quiet")).pass();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aSearchWaitsUntilTheFileIsDeleted(@TempDir Path folder) throws IOException {
    Path file = Files.createFile(folder.resolve("quiet"));
    Thread search = Thread.ofPlatform().start(() -> pass(file));
    Waits.until("a waiting thread", () -> search.getState() == Thread.State.TIMED_WAITING);
    Files.delete(file);
    Waits.until("the end of the wait", () -> search.getState() == Thread.State.TERMINATED);
  }

  private static void pass(Path file) {
    try {
      new PauseFile(file).pass();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
