package tengen.sql;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.Driver;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.sqlite.JDBC;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.SynchronousMode;
import tengen.store.file.PrivateFiles;

/**
 * The JDBC URL of a SQLite or PostgreSQL database.
 *
 * @param text the URL
 */
public record DatabaseUrl(String text) {
  private static final String SQLITE = "jdbc:sqlite:";

  /** Connection timeout in seconds for PostgreSQL, unless the URL sets one. */
  private static final String CONNECT_SECONDS = "5";

  /**
   * Limits for PostgreSQL that apply unless the URL or the server sets others. A process suspended
   * within a transaction holds its locks only for a limited time, and a lost machine its
   * connections. The query omits settings that an older server does not know. As connection
   * parameters they would make it reject the connection, as some connection pools do.
   */
  public static final String SERVER_LIMITS =
      "SELECT set_config(name, value, false) FROM (VALUES"
          + " ('idle_in_transaction_session_timeout', '10s'), ('lock_timeout', '5s'),"
          + " ('tcp_keepalives_idle', '10'), ('tcp_keepalives_interval', '5'),"
          + " ('tcp_keepalives_count', '4')) AS wanted (name, value)"
          + " JOIN pg_settings USING (name) WHERE source = 'default'";

  /** Maximum size of the WAL file in bytes after a complete checkpoint. */
  private static final int MAX_WAL_BYTES = 16 << 20;

  /**
   * Logger of PostgreSQL's driver, which also logs the errors that it throws. Held strongly, since
   * a collected logger loses its level.
   */
  private static final Logger DRIVER_LOG = Logger.getLogger("org.postgresql");

  static {
    DRIVER_LOG.setLevel(Level.OFF);
  }

  /** Returns whether the database is SQLite. */
  public boolean isFile() {
    return text.startsWith(SQLITE);
  }

  /**
   * Returns the URL for a read-only program. Opens a SQLite file read-only if this account cannot
   * write to it or its directory.
   */
  public DatabaseUrl forReading() {
    try {
      return plainFile()
          .map(Path::toAbsolutePath)
          .filter(file -> Files.exists(file) && !isWritable(file))
          .map(this::readOnly)
          .orElse(this);
    } catch (InvalidPathException _) {
      return this; // Opening it will report the invalid path.
    }
  }

  private static boolean isWritable(Path file) {
    Path directory = file.getParent();
    return Files.isWritable(file) && (directory == null || Files.isWritable(directory));
  }

  /**
   * Returns a read-only URL. SQLite reads a file in WAL mode only with its {@code -wal} and {@code
   * -shm} files, which it cannot create in a read-only directory. If they are missing, nobody has
   * the file open and it is complete, so SQLite may treat it as immutable.
   */
  private DatabaseUrl readOnly(Path file) {
    boolean hasJournal = Files.exists(file.resolveSibling(file.getFileName() + "-wal"));
    return new DatabaseUrl(
        SQLITE
            + file.toUri().toASCIIString()
            + (query().isEmpty() ? "?" : query() + "&")
            + (hasJournal ? "mode=ro" : "immutable=1"));
  }

  /** Returns the SQLite file, or empty for other databases and for names that SQLite interprets. */
  private Optional<Path> plainFile() {
    String file = text.replaceFirst("^" + SQLITE, "").replaceFirst("\\?.*", "");
    boolean isPlain =
        isFile() && !file.isEmpty() && !file.startsWith(":") && !file.startsWith("file:");
    return isPlain ? Optional.of(Path.of(file)) : Optional.empty();
  }

  private String query() {
    int at = text.indexOf('?');
    return at < 0 ? "" : text.substring(at);
  }

  /** Returns the URL without parameters and credentials, for messages. */
  public String name() {
    return text.replaceFirst("\\?.*", "").replaceFirst("//[^/@]*@", "//");
  }

  /** Returns an exception's message on one line, without credentials. */
  public String reason(Throwable failure) {
    String message = Optional.ofNullable(failure.getMessage()).orElseGet(failure::toString);
    return message.replace(text, name()).strip().replaceAll("\\s*\\R\\s*", "; ");
  }

  /** Returns the JDBC driver. */
  public Driver driver() {
    return isFile() ? new JDBC() : new org.postgresql.Driver();
  }

  /**
   * Prepares a SQLite file: loads the library, and creates its folder and itself. Only the owner
   * may read what is created; the driver creates the files beside it with the same permissions.
   */
  public void prepareFile() throws IOException {
    SqliteLibrary.load();
    if (text.equals(SQLITE) || text.startsWith(SQLITE + "?")) {
      throw new IOException("the URL names no file");
    }
    try {
      Optional<Path> file = plainFile();
      if (file.isPresent()) {
        make(file.get().toAbsolutePath());
      }
    } catch (InvalidPathException e) {
      throw new IOException("the URL has an invalid file name: " + e.getReason(), e);
    } catch (IOException e) {
      throw new IOException(uncreated(e), e);
    }
  }

  /** Returns the file or directory that cannot be created, why, and what to do if that is known. */
  private static String uncreated(IOException why) {
    if (!(why instanceof FileSystemException of)) {
      return "the file cannot be created: " + why.getMessage();
    }
    String reason =
        switch (of) {
          case AccessDeniedException _ -> "access denied; let this user write to its directory";
          case FileAlreadyExistsException _ -> "a file has this name; choose another directory";
          default -> String.valueOf(of.getReason());
        };
    return of.getFile() + " cannot be created: " + reason;
  }

  /** Loads the library of SQLite. Throws if the URL names a plain file that does not exist. */
  public void requireFile() throws IOException {
    SqliteLibrary.load();
    try {
      if (plainFile().filter(Files::notExists).isPresent()) {
        throw new IOException("no such file");
      }
    } catch (InvalidPathException e) {
      throw new IOException("the URL has an invalid file name: " + e.getReason(), e);
    }
  }

  private static void make(Path file) throws IOException {
    Path folder = file.getParent();
    if (folder != null) {
      Files.createDirectories(folder, PrivateFiles.ofFolder(folder));
    }
    if (Files.notExists(file)) {
      try {
        Files.createFile(file, PrivateFiles.ofFile(file));
      } catch (FileAlreadyExistsException _) {
        // Another process has created it meanwhile.
      }
    }
  }

  /**
   * Returns connection settings for SQLite.
   *
   * @param busy maximum wait for another process's transaction
   */
  public static Properties ofFile(SynchronousMode mode, Duration busy) {
    var config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setJournalSizeLimit(MAX_WAL_BYTES);
    config.setSynchronous(mode);
    config.setBusyTimeout(Math.toIntExact(busy.toMillis()));
    // Upgrading a read lock would fail if another process wrote meanwhile.
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    return config.toProperties();
  }

  /**
   * Returns connection settings for a SQLite file whose journal mode stays as it is.
   *
   * @param busy maximum wait for another process's transaction
   */
  public static Properties ofFileAsIs(Duration busy) {
    var config = new SQLiteConfig();
    config.setBusyTimeout(Math.toIntExact(busy.toMillis()));
    return config.toProperties();
  }

  /**
   * Returns connection settings for PostgreSQL.
   *
   * @param answer maximum wait for a reply
   */
  public static Properties ofServer(Duration answer) {
    var properties = new Properties();
    properties.setProperty("connectTimeout", CONNECT_SECONDS);
    properties.setProperty("loginTimeout", CONNECT_SECONDS);
    properties.setProperty("socketTimeout", Long.toString(answer.toSeconds()));
    properties.setProperty("tcpKeepAlive", "true");
    properties.setProperty("ApplicationName", "tengen");
    return properties;
  }
}
