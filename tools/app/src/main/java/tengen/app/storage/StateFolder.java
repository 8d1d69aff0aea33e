package tengen.app.storage;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** What a user's processes keep, by the XDG Base Directory Specification. */
public final class StateFolder {
  private static final String SQLITE = "jdbc:sqlite:";

  private StateFolder() {}

  /**
   * The database that is meant: a relative file of SQLite lies in this user's folder. What is no
   * plain file, such as {@code :memory:} or no name at all, stays as it is. Folders are made by who
   * opens it.
   */
  public static String url(String configured) {
    try {
      return name(configured).map(name -> SQLITE + folder().resolve(name)).orElse(configured);
    } catch (InvalidPathException _) {
      return configured; // Who opens it tells that it cannot be.
    }
  }

  /** The plain file that a database of {@link #url} lies in, if it lies in one. */
  static Optional<Path> file(String url) {
    try {
      return name(url).map(name -> Path.of(name.replaceFirst("\\?.*", "")));
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  /** What names a plain file of SQLite, with what the URL says behind it. */
  private static Optional<String> name(String url) {
    return Optional.of(url)
        .filter(it -> it.startsWith(SQLITE))
        .map(it -> it.substring(SQLITE.length()))
        .filter(StateFolder::isPlain);
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
