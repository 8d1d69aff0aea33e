package tengen.archive;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.locks.LockSupport;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteErrorCode;
import tengen.config.ArchiveSync;
import tengen.sql.DatabaseUrl;

/**
 * The database of an archive.
 *
 * @param sync durability of a commit, which PostgreSQL's server decides itself
 * @param presence marks this server as present while it has a connection
 */
record Database(DatabaseUrl url, ArchiveSync sync, Presence presence) {
  private static final Duration BUSY_TIMEOUT = Duration.ofSeconds(5);

  private static final Duration BUSY_RETRY_DELAY = Duration.ofMillis(10);

  /** Mask for SQLite's primary error code. */
  private static final int PRIMARY_CODE = 0xff;

  private static final Duration ANSWER = Duration.ofSeconds(30);

  /** Random id of the PostgreSQL advisory lock held while the tables are migrated. */
  private static final long MIGRATION_LOCK = 7_106_231_580_493_117L;

  Database(String url, ArchiveSync sync) {
    this(new DatabaseUrl(url), sync);
  }

  private Database(DatabaseUrl url, ArchiveSync sync) {
    this(url, sync, Presence.in(url.isFile()));
  }

  /** Returns the database's name for messages. */
  String name() {
    return url.name();
  }

  /** Returns an exception's message on one line. */
  String reason(Throwable failure) {
    return url.reason(failure);
  }

  /** Opens a connection. Creates or migrates the tables first. */
  Link connect() throws SQLException {
    if (url.isFile()) {
      prepareFile();
    }
    Connection connection = open(settings());
    var link = new Link(connection, presence, url.isFile());
    try {
      if (url.isFile()) {
        LowerFunction.addTo(connection);
      }
      Migrations.run(link, url.isFile() ? Optional.empty() : Optional.of(MIGRATION_LOCK));
      if (!url.isFile()) {
        link.execute(DatabaseUrl.SERVER_LIMITS);
        link.setClock(ArchiveClock.ofServer(link));
      }
      presence.show(link);
      return link;
    } catch (SQLException | RuntimeException e) {
      close(link, e);
      throw e;
    }
  }

  /**
   * Opens a connection to an existing database without creating or migrating tables. This process
   * does not become present as a server.
   */
  Link connectAsIs() throws SQLException {
    if (url.isFile()) {
      requireFile();
    }
    Properties settings =
        url.isFile() ? DatabaseUrl.ofFileAsIs(BUSY_TIMEOUT) : DatabaseUrl.ofServer(ANSWER);
    return new Link(open(settings), presence, url.isFile());
  }

  /**
   * Opens a connection. Retries while another connection switches a new SQLite file to WAL mode,
   * since SQLite then fails without waiting for the lock.
   */
  private Connection open(Properties settings) throws SQLException {
    long startNanos = System.nanoTime();
    while (true) {
      try {
        Connection connection = url.driver().connect(url.text(), settings);
        if (connection == null) {
          throw new SQLException(
              "not a database URL; expected jdbc:sqlite:FILE or jdbc:postgresql://HOST/DATABASE");
        }
        return connection;
      } catch (SQLException e) {
        if (!isBusy(e) || System.nanoTime() - startNanos > BUSY_TIMEOUT.toNanos()) {
          throw e;
        }
        LockSupport.parkNanos(BUSY_RETRY_DELAY.toNanos());
      }
    }
  }

  private boolean isBusy(SQLException e) {
    return url.isFile() && (e.getErrorCode() & PRIMARY_CODE) == SQLiteErrorCode.SQLITE_BUSY.code;
  }

  private static void close(Link link, Exception cause) {
    try {
      link.close();
    } catch (SQLException e) {
      cause.addSuppressed(e);
    }
  }

  private void prepareFile() throws SQLException {
    try {
      url.prepareFile();
    } catch (IOException e) {
      throw new SQLException(e.getMessage(), e);
    }
  }

  private void requireFile() throws SQLException {
    try {
      url.requireFile();
    } catch (IOException e) {
      throw new SQLException(e.getMessage(), e);
    }
  }

  private Properties settings() {
    SynchronousMode mode = sync == ArchiveSync.FULL ? SynchronousMode.FULL : SynchronousMode.NORMAL;
    return url.isFile() ? DatabaseUrl.ofFile(mode, BUSY_TIMEOUT) : DatabaseUrl.ofServer(ANSWER);
  }
}
