package tengen.batch;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import tengen.sql.DatabaseUrl;

@Execution(ExecutionMode.CONCURRENT)
class SqliteBatchTest extends BatchContract {
  /** Time limit that exceeds every transaction of a running process. */
  private static final Duration LOCK_TIMEOUT = Duration.ofSeconds(2);

  private final AtomicInteger databases = new AtomicInteger();

  @TempDir Path folder;

  @Override
  String emptyDatabase() {
    return "jdbc:sqlite:" + folder.resolve("batch" + databases.incrementAndGet() + ".db");
  }

  @Override
  boolean isHeld(String url) throws SQLException {
    var at = new DatabaseUrl(url);
    try (Connection connection =
            at.driver().connect(url, DatabaseUrl.ofFile(SynchronousMode.NORMAL, LOCK_TIMEOUT));
        Statement statement = connection.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      statement.execute("ROLLBACK");
      return false;
    } catch (SQLiteException e) {
      if (e.getResultCode() == SQLiteErrorCode.SQLITE_BUSY) {
        return true;
      }
      throw e;
    }
  }
}
