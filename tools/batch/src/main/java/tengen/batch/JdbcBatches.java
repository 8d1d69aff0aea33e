package tengen.batch;

import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import tengen.jobs.BatchFactory;
import tengen.jobs.BatchStore;
import tengen.sql.DatabaseUrl;

/** Opens job databases in SQLite or PostgreSQL. */
public final class JdbcBatches implements BatchFactory {
  /**
   * Loggers of libraries that log each start. Held strongly, since a collected logger loses its
   * level.
   */
  private static final List<Logger> VERBOSE_LOGGERS =
      Stream.of("com.github.kagkarlsson", "com.zaxxer").map(Logger::getLogger).toList();

  /** For ServiceLoader. */
  public JdbcBatches() {
    VERBOSE_LOGGERS.forEach(each -> each.setLevel(Level.WARNING));
  }

  @Override
  public BatchStore open(String url) throws IOException {
    return JdbcBatchStore.open(new JobDatabase(new DatabaseUrl(url)), InstantSource.system());
  }
}
