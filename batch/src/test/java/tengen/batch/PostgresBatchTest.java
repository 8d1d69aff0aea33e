package tengen.batch;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import tengen.support.PostgresServer;

class PostgresBatchTest extends BatchContract {
  private static PostgresServer server;

  @BeforeAll
  static void start() throws IOException, InterruptedException {
    server = PostgresServer.start();
  }

  @AfterAll
  static void stop() throws IOException {
    if (server != null) {
      server.close();
    }
  }

  @Override
  String emptyDatabase() throws IOException, InterruptedException {
    return server.emptyDatabase();
  }
}
