package tengen.sql;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.sqlite.SQLiteJDBCLoader;

/**
 * The native library in SQLite's jar. The driver unpacks it and deletes it at the end of a process
 * that is neither halted nor killed; here its file is gone as soon as it is loaded.
 */
final class SqliteLibrary {
  /** Where the driver unpacks it. */
  private static final String FOLDER = "org.sqlite.tmpdir";

  private static final AtomicBoolean LOADED = new AtomicBoolean();

  private SqliteLibrary() {}

  /** Loads it, where that is not done yet. Any thread. */
  static synchronized void load() throws IOException {
    if (!LOADED.get()) {
      Optional<String> told = Optional.ofNullable(System.getProperty(FOLDER));
      Path folder = Path.of(told.orElseGet(() -> System.getProperty("java.io.tmpdir")));
      Path own = Files.createTempDirectory(folder, "tengen-sqlite");
      System.setProperty(FOLDER, own.toString());
      try {
        loadFromJar();
      } finally {
        told.ifPresentOrElse(
            it -> System.setProperty(FOLDER, it), () -> System.clearProperty(FOLDER));
        delete(own);
      }
      LOADED.set(true);
    }
  }

  /** The driver declares whatever may be thrown. */
  private static void loadFromJar() throws IOException {
    try {
      SQLiteJDBCLoader.initialize();
    } catch (Exception e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
      Files.delete(folder);
    } catch (IOException _) {
      // Windows deletes no library in use.
    }
  }
}
