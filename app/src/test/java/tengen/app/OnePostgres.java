package tengen.app;

import java.io.IOException;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import tengen.support.PostgresServer;

/**
 * A server of PostgreSQL for all tests of the module: starts when the first test asks for it, ends
 * after the last test. Each test works in a database of its own.
 */
final class OnePostgres implements BeforeAllCallback {
  private Store store;

  @Override
  public void beforeAll(ExtensionContext context) {
    store = context.getRoot().getStore(Namespace.create(OnePostgres.class));
  }

  /** The server; skips the test where PostgreSQL is not installed. */
  PostgresServer server() {
    return store.getOrComputeIfAbsent(PostgresServer.class, _ -> started(), PostgresServer.class);
  }

  private static PostgresServer started() {
    try {
      return PostgresServer.start();
    } catch (IOException | InterruptedException e) {
      throw new AssertionError("no server of PostgreSQL: " + e, e);
    }
  }
}
