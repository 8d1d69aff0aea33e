package tengen.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/** Programs shared by all tests of a run, started on first use and closed after the last test. */
public final class Once {
  private Once() {}

  public interface Start<T extends AutoCloseable> {
    T begin() throws IOException;
  }

  /** Returns the run's program of this type, which the first call starts. */
  public static <T extends AutoCloseable> T started(
      ExtensionContext context, Class<T> type, Start<T> start) {
    return context
        .getRoot()
        .getStore(Namespace.create(Once.class))
        .getOrComputeIfAbsent(type, _ -> begun(start), type);
  }

  private static <T extends AutoCloseable> T begun(Start<T> start) {
    try {
      return start.begin();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
