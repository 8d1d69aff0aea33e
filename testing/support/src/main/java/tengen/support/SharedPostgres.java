package tengen.support;

import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;

/**
 * The PostgreSQL server of all test classes in a module. The first test that asks for it starts it,
 * and JUnit closes it after the last test. A class that stops it may not run beside others that use
 * it.
 */
public final class SharedPostgres implements BeforeAllCallback {
  private @Nullable Store store;

  /** An extension whose server is not running yet. */
  public SharedPostgres() {}

  @Override
  public void beforeAll(ExtensionContext context) {
    store = context.getRoot().getStore(Namespace.GLOBAL);
  }

  /** Returns the running server. Skips the test where PostgreSQL is not installed. */
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
