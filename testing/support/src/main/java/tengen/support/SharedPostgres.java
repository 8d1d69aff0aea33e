package tengen.support;

import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;

/**
 * The PostgreSQL server shared by all test classes of a module. It is started on first use and
 * closed after the last test. A class that stops it must not run next to others that use it.
 */
public final class SharedPostgres implements BeforeAllCallback {
  private @Nullable Store store;

  /** Creates an extension without starting the server. */
  public SharedPostgres() {}

  @Override
  public void beforeAll(ExtensionContext context) {
    store = context.getRoot().getStore(Namespace.GLOBAL);
  }

  /** Returns the running server. Skips the test if PostgreSQL is not installed. */
  public PostgresServer server() throws IOException, InterruptedException {
    Store servers = Objects.requireNonNull(store, "beforeAll");
    synchronized (SharedPostgres.class) {
      PostgresServer running = servers.get(SharedPostgres.class, PostgresServer.class);
      if (running == null) {
        running = PostgresServer.start();
        servers.put(SharedPostgres.class, running);
      }
      return running;
    }
  }
}
