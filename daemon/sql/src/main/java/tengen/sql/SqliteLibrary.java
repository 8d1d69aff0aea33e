package tengen.sql;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.sqlite.NativeLibraryNotFoundException;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.OSInfo;

/**
 * Loads the native library from SQLite's jar. The driver unpacks it to a file and deletes that only
 * at a normal end of the process. This class deletes the file as soon as it is loaded.
 */
final class SqliteLibrary {
  /** System property with the folder for the unpacked library. */
  private static final String FOLDER = "org.sqlite.tmpdir";

  private static final AtomicBoolean LOADED = new AtomicBoolean();

  /**
   * Logger of the driver's loader, which also logs the errors that it throws. Held strongly, since
   * a collected logger loses its level.
   */
  private static final Logger LOADER_LOG = Logger.getLogger(SQLiteJDBCLoader.class.getName());

  static {
    LOADER_LOG.setLevel(Level.OFF);
  }

  private SqliteLibrary() {}

  /** Loads the library unless it is loaded. Thread-safe. */
  static synchronized void load() throws IOException {
    if (!LOADED.get()) {
      Optional<String> configured = Optional.ofNullable(System.getProperty(FOLDER));
      Path folder = Path.of(configured.orElseGet(() -> System.getProperty("java.io.tmpdir")));
      Path own = Files.createTempDirectory(folder, "tengen-sqlite");
      System.setProperty(FOLDER, own.toString());
      try {
        loadFromJar();
      } finally {
        configured.ifPresentOrElse(
            it -> System.setProperty(FOLDER, it), () -> System.clearProperty(FOLDER));
        delete(own);
      }
      LOADED.set(true);
    }
  }

  /** Loads the library and narrows the exceptions that the driver declares. */
  private static void loadFromJar() throws IOException {
    try {
      SQLiteJDBCLoader.initialize();
    } catch (NativeLibraryNotFoundException e) {
      throw new IOException(
          "SQLite has no library for "
              + OSInfo.getNativeLibFolderPathForCurrentOS()
              + "; see Platforms in docs/packages.md",
          e);
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
      // Windows cannot delete a library in use.
    }
  }
}
