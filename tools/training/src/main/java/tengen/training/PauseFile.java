package tengen.training;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.concurrent.TimeUnit;
import tengen.gomoku.search.SearchGate;

/** Holds searches back while a file exists. */
final class PauseFile implements SearchGate {
  /** Interval of checks in case the file system reports no deletion, in seconds. */
  private static final int CHECK_SECONDS = 60;

  private final Path file;

  /** Creates the gate; the file's folder must exist. */
  PauseFile(Path file) {
    this.file = file.toAbsolutePath();
  }

  @Override
  public void pass() throws InterruptedException {
    if (!Files.exists(file)) {
      return;
    }
    try (WatchService deletions = file.getFileSystem().newWatchService()) {
      file.resolveSibling("").register(deletions, StandardWatchEventKinds.ENTRY_DELETE);
      while (Files.exists(file)) {
        WatchKey key = deletions.poll(CHECK_SECONDS, TimeUnit.SECONDS);
        if (key != null) {
          key.pollEvents();
          key.reset();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
