package tengen.batch;

import com.github.kagkarlsson.scheduler.SchedulerBuilder;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig.SynchronousMode;
import tengen.sql.DatabaseUrl;

/** The database of jobs. */
record JobDatabase(DatabaseUrl url) {
  private static final Duration BUSY = Duration.ofSeconds(20);

  private static final Duration ANSWER = Duration.ofSeconds(10);

  /** Enough for the threads of most workers; others wait for a moment. */
  private static final int MOST_CONNECTIONS = 16;

  boolean isFile() {
    return url.isFile();
  }

  /** What this failure says for people, on one line: what was at the bottom of it. */
  IOException failed(Throwable why) {
    Throwable deepest = why;
    while (deepest.getCause() != null) {
      deepest = deepest.getCause();
    }
    return new IOException(url.name() + ": " + url.reason(deepest), why);
  }

  /** Connections to it, made when they are needed. */
  HikariDataSource connections() throws IOException {
    var config = new HikariConfig();
    config.setJdbcUrl(url.text());
    config.setMinimumIdle(0);
    config.setMaximumPoolSize(MOST_CONNECTIONS);
    config.setPoolName("batch");
    config.setDriverClassName(url.driver().getClass().getName());
    if (isFile()) {
      url.prepareFile();
      config.setDataSourceProperties(DatabaseUrl.ofFile(SynchronousMode.NORMAL, BUSY));
    } else {
      config.setDataSourceProperties(DatabaseUrl.ofServer(ANSWER));
    }
    return new HikariDataSource(config);
  }

  /** Statements and transactions on these connections. */
  Jdbi jdbi(HikariDataSource connections) {
    Jdbi jdbi = Jdbi.create(connections);
    return isFile() ? jdbi.setTransactionHandler(new SqliteTransactions(connections)) : jdbi;
  }

  /** Returns the clock of its leases, told from the system's or the server's as it is now. */
  InstantSource clock(Jdbi jdbi, InstantSource own) {
    return isFile() ? LeaseClock.ofFile(jdbi, own) : LeaseClock.ofServer(jdbi);
  }

  /** How work is taken out of the queue: SQLite cannot skip rows that others have locked. */
  SchedulerBuilder polling(SchedulerBuilder builder) {
    return isFile() ? builder.pollUsingFetch(0.5, 3.0) : builder.pollUsingLockAndFetch(0.99, 1.0);
  }
}
