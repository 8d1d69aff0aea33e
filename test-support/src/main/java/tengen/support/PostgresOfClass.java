package tengen.support;

import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A server of PostgreSQL that runs while the tests of a class do. */
public final class PostgresOfClass implements BeforeAllCallback, AfterAllCallback {
  private @Nullable PostgresServer server;

  /** One that does not run yet. */
  public PostgresOfClass() {}

  /** The server. */
  public PostgresServer server() {
    return Objects.requireNonNull(server);
  }

  @Override
  public void beforeAll(ExtensionContext context) throws IOException, InterruptedException {
    server = PostgresServer.start();
  }

  @Override
  public void afterAll(ExtensionContext context) throws IOException {
    if (server != null) {
      server.close();
    }
  }
}
