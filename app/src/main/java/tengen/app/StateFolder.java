package tengen.app;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** What a user's processes keep, by the XDG Base Directory Specification. */
final class StateFolder {
  private static final String SQLITE = "jdbc:sqlite:";

  private StateFolder() {}

  /**
   * The database that is meant: a relative file of SQLite lies in this user's folder. What is no
   * plain file, such as {@code :memory:} or no name at all, stays as it is. Folders are made by who
   * opens it.
   */
  static String url(String configured) {
    if (!configured.startsWith(SQLITE)) {
      return configured;
    }
    String file = configured.substring(SQLITE.length());
    try {
      return isPlain(file) ? SQLITE + folder().resolve(file) : configured;
    } catch (InvalidPathException _) {
      return configured; // Who opens it tells that it cannot be.
    }
  }

  /** The plain file that a database of {@link #url} lies in, if it lies in one. */
  static Optional<Path> file(String url) {
    if (!url.startsWith(SQLITE)) {
      return Optional.empty();
    }
    String file = url.substring(SQLITE.length()).replaceFirst("\\?.*", "");
    try {
      return isPlain(file) ? Optional.of(Path.of(file)) : Optional.empty();
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  private static boolean isPlain(String file) {
    return !file.isEmpty() && Stream.of(":", "file:", "?").noneMatch(file::startsWith);
  }

  private static Path folder() {
    return Optional.ofNullable(System.getenv("XDG_STATE_HOME"))
        .map(Path::of)
        .filter(Path::isAbsolute)
        .orElseGet(() -> Path.of(System.getProperty("user.home"), ".local", "state"))
        .resolve("tengen");
  }
}
