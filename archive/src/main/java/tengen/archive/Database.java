package tengen.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import org.sqlite.JDBC;
import org.sqlite.SQLiteConfig;
import tengen.config.ArchiveSync;

/**
 * A database of SQLite or PostgreSQL.
 *
 * @param url of JDBC
 * @param sync what a commit outlives; PostgreSQL's server decides that itself
 */
record Database(String url, ArchiveSync sync) {
  private static final String SQLITE = "jdbc:sqlite:";

  /** So long one process waits for another one's transaction in the same file. */
  private static final int BUSY_MS = 5000;

  /** For PostgreSQL, where the URL says nothing else: no server is waited for without end. */
  private static final String CONNECT_SECONDS = "5";

  private static final String ANSWER_SECONDS = "30";

  /** Chosen by chance: whoever holds it changes the tables. */
  private static final long MIGRATION_LOCK = 7_106_231_580_493_117L;

  /** Its name for people: the URL without what may be secret in it. */
  String name() {
    return url.replaceFirst("\\?.*", "").replaceFirst("//[^/@]*@", "//");
  }

  /** What this failure says for people, on one line. */
  String reason(Throwable failure) {
    String message = Optional.ofNullable(failure.getMessage()).orElseGet(failure::toString);
    return message.replace(url, name()).strip().replaceAll("\\s*\\R\\s*", "; ");
  }

  /** A connection to it, whose tables are there. */
  Link connect() throws SQLException {
    boolean isFile = url.startsWith(SQLITE);
    Driver driver = isFile ? new JDBC() : new org.postgresql.Driver();
    if (isFile) {
      makeFolder();
    }
    Connection connection = driver.connect(url, isFile ? ofFile() : ofServer());
    if (connection == null) {
      throw new SQLException("no URL of SQLite or PostgreSQL");
    }
    var link = new Link(connection);
    try {
      Migrations.run(link, isFile ? Optional.empty() : Optional.of(MIGRATION_LOCK));
      return link;
    } catch (SQLException | RuntimeException e) {
      close(link, e);
      throw e;
    }
  }

  private static void close(Link link, Exception cause) {
    try {
      link.close();
    } catch (SQLException e) {
      cause.addSuppressed(e);
    }
  }

  private void makeFolder() throws SQLException {
    String file = url.substring(SQLITE.length()).replaceFirst("\\?.*", "");
    if (file.startsWith(":") || file.startsWith("file:")) {
      return;
    }
    try {
      Path folder = Path.of(file).toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
    } catch (IOException | InvalidPathException e) {
      throw new SQLException("no folder for it: " + e, e);
    }
  }

  private Properties ofFile() {
    var config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(
        sync == ArchiveSync.FULL
            ? SQLiteConfig.SynchronousMode.FULL
            : SQLiteConfig.SynchronousMode.NORMAL);
    config.setBusyTimeout(BUSY_MS);
    // A transaction that reads first would fail where another process writes meanwhile.
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    return config.toProperties();
  }

  private static Properties ofServer() {
    var properties = new Properties();
    properties.setProperty("connectTimeout", CONNECT_SECONDS);
    properties.setProperty("loginTimeout", CONNECT_SECONDS);
    properties.setProperty("socketTimeout", ANSWER_SECONDS);
    properties.setProperty("tcpKeepAlive", "true");
    properties.setProperty("ApplicationName", "tengen");
    return properties;
  }
}
