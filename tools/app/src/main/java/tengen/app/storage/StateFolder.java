package tengen.app.storage;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;

/** The user's state folder by the XDG Base Directory Specification, which holds the databases. */
public final class StateFolder {
  /** Suffixes of the names of a SQLite database's files. */
  public static final List<String> SQLITE_FILES = List.of("", "-wal", "-shm");

  private static final String SQLITE = "jdbc:sqlite:";

  private StateFolder() {}

  /**
   * Returns the database URL with a relative SQLite file resolved against the user's state folder.
   * Other values, such as {@code :memory:} or an empty name, stay as they are. Does not create
   * folders.
   */
  public static String url(String configured) {
    try {
      return name(configured).map(name -> SQLITE + folder().resolve(name)).orElse(configured);
    } catch (InvalidPathException _) {
      return configured; // Opening it will report the invalid path.
    }
  }

  /** Returns the plain file of a database from {@link #url}, if it has one. */
  public static Optional<Path> file(String url) {
    try {
      return name(url).map(name -> Path.of(name.replaceFirst("\\?.*", "")));
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  /**
   * Rejects a URL from {@link #url} whose file is missing.
   *
   * @param what the database, for the message
   */
  static void requireFile(String url, String what) throws CommandException {
    Optional<Path> missing = file(url).filter(file -> !Files.exists(file));
    if (missing.isPresent()) {
      throw new CommandException(
          ExitCode.NO_SERVER, "tengen: there is no " + what + " " + missing.get());
    }
  }

  /** Returns the SQLite file name of a URL with its parameters, if it names a plain file. */
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
