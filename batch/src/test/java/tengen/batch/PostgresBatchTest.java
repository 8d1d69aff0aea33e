package tengen.batch;

import java.io.IOException;
import org.junit.jupiter.api.extension.RegisterExtension;
import tengen.support.PostgresOfClass;

class PostgresBatchTest extends BatchContract {
  @RegisterExtension private static final PostgresOfClass POSTGRES = new PostgresOfClass();

  @Override
  String emptyDatabase() throws IOException, InterruptedException {
    return POSTGRES.server().emptyDatabase();
  }
}
