package tengen.support;

import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * The PostgreSQL server of all test classes in a module. The first class that asks for it starts
 * it, and JUnit closes it after the last test. A class that stops it may not run beside others that
 * use it.
 */
public final class SharedPostgres implements BeforeAllCallback {
  private @Nullable PostgresServer server;

  /** An extension whose server is not running yet. */
  public SharedPostgres() {}

  /** Returns the server. */
  public PostgresServer server() {
    return Objects.requireNonNull(server);
  }

  @Override
  public void beforeAll(ExtensionContext context) throws IOException, InterruptedException {
    ExtensionContext.Store store = context.getRoot().getStore(ExtensionContext.Namespace.GLOBAL);
    synchronized (SharedPostgres.class) {
      PostgresServer running = store.get(SharedPostgres.class, PostgresServer.class);
      if (running == null) {
        running = PostgresServer.start();
        store.put(SharedPostgres.class, running);
      }
      server = running;
    }
  }
}
