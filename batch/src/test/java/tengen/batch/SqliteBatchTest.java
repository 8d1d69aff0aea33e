package tengen.batch;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.io.TempDir;

class SqliteBatchTest extends BatchContract {
  private final AtomicInteger databases = new AtomicInteger();

  @TempDir Path folder;

  @Override
  String emptyDatabase() {
    return "jdbc:sqlite:" + folder.resolve("batch" + databases.incrementAndGet() + ".db");
  }
}
