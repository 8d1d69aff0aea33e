package tengen.batch;

import com.github.kagkarlsson.scheduler.SchedulerBuilder;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.sqlite.SQLiteConfig;

/**
 * A database of SQLite or PostgreSQL.
 *
 * @param url of JDBC
 */
record Database(String url) {
  private static final String SQLITE = "jdbc:sqlite:";

  /** So long one process waits for another one's transaction in the same file. */
  private static final int BUSY_MS = 20_000;

  /** Enough for the threads of most workers; others wait for a moment. */
  private static final int MOST_CONNECTIONS = 16;

  boolean isFile() {
    return url.startsWith(SQLITE);
  }

  /** Its name for people: the URL without what may be secret in it. */
  String name() {
    return url.replaceFirst("\\?.*", "").replaceFirst("//[^/@]*@", "//");
  }

  /** What this failure says for people, on one line. */
  IOException failed(Throwable why) {
    Throwable deepest = why;
    while (deepest.getCause() != null) {
      deepest = deepest.getCause();
    }
    String message = Optional.ofNullable(deepest.getMessage()).orElseGet(deepest::toString);
    return new IOException(
        name() + ": " + message.replace(url, name()).strip().replaceAll("\\s*\\R\\s*", "; "), why);
  }

  /** Connections to it, made when they are needed. */
  HikariDataSource connections() throws IOException {
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMinimumIdle(0);
    config.setMaximumPoolSize(MOST_CONNECTIONS);
    config.setPoolName("batch");
    if (isFile()) {
      makeFolder();
      config.setDriverClassName("org.sqlite.JDBC");
      config.setDataSourceProperties(ofFile().toProperties());
    } else {
      config.setDriverClassName("org.postgresql.Driver");
      config.addDataSourceProperty("connectTimeout", "5");
      config.addDataSourceProperty("socketTimeout", "10");
      config.addDataSourceProperty("tcpKeepAlive", "true");
      config.addDataSourceProperty("ApplicationName", "tengen");
    }
    return new HikariDataSource(config);
  }

  private static SQLiteConfig ofFile() {
    var config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.NORMAL);
    config.setBusyTimeout(BUSY_MS);
    // A transaction that reads first would fail where another process writes meanwhile.
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    return config;
  }

  private void makeFolder() throws IOException {
    String file = url.substring(SQLITE.length()).replaceFirst("\\?.*", "");
    Path folder = Path.of(file).toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
  }

  /** How work is taken out of the queue: SQLite cannot skip rows that others have locked. */
  SchedulerBuilder polling(SchedulerBuilder builder) {
    return isFile() ? builder.pollUsingFetch(0.5, 3.0) : builder.pollUsingLockAndFetch(0.5, 1.0);
  }
}
