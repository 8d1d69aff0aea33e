package tengen.sql;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
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
import tengen.store.file.OwnerOnly;

/**
 * Where a database of SQLite or PostgreSQL is.
 *
 * @param text of JDBC
 */
public record DatabaseUrl(String text) {
  private static final String SQLITE = "jdbc:sqlite:";

  /** For PostgreSQL, where the URL says nothing else: no server is waited for without end. */
  private static final String CONNECT_SECONDS = "5";

  /**
   * For PostgreSQL, where neither the URL nor the server says anything else: a process that is
   * stopped within a transaction holds no lock without end, and one whose machine is gone no
   * connection. What an older version does not know is left out; as settings of the connection
   * itself they would have it refuse, as some pools of connections do.
   */
  public static final String SERVER_LIMITS =
      "SELECT set_config(name, value, false) FROM (VALUES"
          + " ('idle_in_transaction_session_timeout', '10s'), ('lock_timeout', '5s'),"
          + " ('tcp_keepalives_idle', '10'), ('tcp_keepalives_interval', '5'),"
          + " ('tcp_keepalives_count', '4')) AS wanted (name, value)"
          + " JOIN pg_settings USING (name) WHERE source = 'default'";

  /** The file beside SQLite's is no larger than this once all of it is in the database. */
  private static final int MAX_WAL_BYTES = 16 << 20;

  /** PostgreSQL's driver logs failures that it tells of, too; held, or it forgets its level. */
  private static final Logger DRIVER_LOG = Logger.getLogger("org.postgresql");

  static {
    DRIVER_LOG.setLevel(Level.OFF);
  }

  /** Whether it is SQLite's. */
  public boolean isFile() {
    return text.startsWith(SQLITE);
  }

  /**
   * Returns the URL for a program that only reads. A file of SQLite is opened read-only where this
   * account may not write it or its directory.
   */
  public DatabaseUrl forReading() {
    try {
      return plainFile()
          .map(Path::toAbsolutePath)
          .filter(file -> Files.exists(file) && !isWritable(file))
          .map(this::readOnly)
          .orElse(this);
    } catch (InvalidPathException _) {
      return this; // Who opens it tells that it cannot be.
    }
  }

  private static boolean isWritable(Path file) {
    Path directory = file.getParent();
    return Files.isWritable(file) && (directory == null || Files.isWritable(directory));
  }

  /**
   * SQLite reads a file in WAL mode only with the files {@code -wal} and {@code -shm} beside it. In
   * a read-only directory it cannot make them; where they are missing, nobody has the file open and
   * its content is complete, so that SQLite may treat it as immutable.
   */
  private DatabaseUrl readOnly(Path file) {
    boolean hasJournal = Files.exists(file.resolveSibling(file.getFileName() + "-wal"));
    return new DatabaseUrl(
        SQLITE
            + file.toUri().toASCIIString()
            + (query().isEmpty() ? "?" : query() + "&")
            + (hasJournal ? "mode=ro" : "immutable=1"));
  }

  /** The file of SQLite that a path names; empty: none, or a name that SQLite interprets. */
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

  /** Its name for people: the URL without what may be secret in it. */
  public String name() {
    return text.replaceFirst("\\?.*", "").replaceFirst("//[^/@]*@", "//");
  }

  /** What this failure says for people, on one line. */
  public String reason(Throwable failure) {
    String message = Optional.ofNullable(failure.getMessage()).orElseGet(failure::toString);
    return message.replace(text, name()).strip().replaceAll("\\s*\\R\\s*", "; ");
  }

  /** Who makes connections to it. */
  public Driver driver() {
    return isFile() ? new JDBC() : new org.postgresql.Driver();
  }

  /**
   * Makes ready what a file of SQLite needs: the library, its folder and itself. Its owner alone
   * may read what is made; the driver makes the files beside it as it finds this one.
   */
  public void prepareFile() throws IOException {
    SqliteLibrary.load();
    if (text.equals(SQLITE) || text.startsWith(SQLITE + "?")) {
      throw new IOException("no file is named");
    }
    try {
      Optional<Path> file = plainFile();
      if (file.isPresent()) {
        make(file.get().toAbsolutePath());
      }
    } catch (InvalidPathException e) {
      throw new IOException("no name of a file here: " + e.getReason(), e);
    } catch (IOException e) {
      throw new IOException("it cannot be made: " + e, e);
    }
  }

  private static void make(Path file) throws IOException {
    Path folder = file.getParent();
    if (folder != null) {
      Files.createDirectories(folder, OwnerOnly.ofFolder(folder));
    }
    if (Files.notExists(file)) {
      try {
        Files.createFile(file, OwnerOnly.ofFile(file));
      } catch (FileAlreadyExistsException _) {
        // Another process has made it meanwhile.
      }
    }
  }

  /**
   * Settings of a file of SQLite.
   *
   * @param busy so long one process waits for another one's transaction in the same file
   */
  public static Properties ofFile(SynchronousMode mode, Duration busy) {
    var config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setJournalSizeLimit(MAX_WAL_BYTES);
    config.setSynchronous(mode);
    config.setBusyTimeout(Math.toIntExact(busy.toMillis()));
    // A transaction that reads first would fail where another process writes meanwhile.
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    return config.toProperties();
  }

  /**
   * Settings of a server of PostgreSQL.
   *
   * @param answer so long an answer is waited for
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
