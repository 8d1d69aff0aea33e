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

/** Connection settings of a job database. */
record JobDatabase(DatabaseUrl url) {
  private static final Duration BUSY_TIMEOUT = Duration.ofSeconds(20);

  private static final Duration ANSWER = Duration.ofSeconds(10);

  /** Maximum size of the pool. Workers with more threads wait for a connection. */
  private static final int MAX_CONNECTIONS = 16;

  boolean isFile() {
    return url.isFile();
  }

  /** Converts an exception to one with the root cause's message on one line. */
  IOException failed(Throwable why) {
    Throwable deepest = why;
    while (deepest.getCause() != null) {
      deepest = deepest.getCause();
    }
    return new IOException(url.name() + ": " + url.reason(deepest), why);
  }

  /** Creates a pool that opens connections on demand. */
  HikariDataSource connections() throws IOException {
    var config = new HikariConfig();
    config.setJdbcUrl(url.text());
    config.setMinimumIdle(0);
    config.setMaximumPoolSize(MAX_CONNECTIONS);
    config.setPoolName("batch");
    config.setDriverClassName(url.driver().getClass().getName());
    if (isFile()) {
      url.prepareFile();
      config.setDataSourceProperties(DatabaseUrl.ofFile(SynchronousMode.NORMAL, BUSY_TIMEOUT));
    } else {
      config.setDataSourceProperties(DatabaseUrl.ofServer(ANSWER));
    }
    return new HikariDataSource(config);
  }

  /** Returns access to statements and transactions on these connections. */
  Jdbi jdbi(HikariDataSource connections) {
    Jdbi jdbi = Jdbi.create(connections);
    return isFile() ? jdbi.setTransactionHandler(new SqliteTransactions(connections)) : jdbi;
  }

  /** Returns the clock of the leases, derived from the current system or server time. */
  InstantSource clock(Jdbi jdbi, InstantSource own) {
    return isFile() ? LeaseClock.ofFile(jdbi, own) : LeaseClock.ofServer(jdbi);
  }

  /** Selects how units are polled, since SQLite cannot skip locked rows. */
  SchedulerBuilder polling(SchedulerBuilder builder) {
    return isFile() ? builder.pollUsingFetch(0.5, 3.0) : builder.pollUsingLockAndFetch(0.99, 1.0);
  }
}
