package tengen.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/** Starts a program for the first test that uses it, and ends it after the last test of the run. */
final class Once {
  private Once() {}

  /** How a program starts. */
  interface Start<T extends AutoCloseable> {
    T begin() throws IOException;
  }

  /** The one program of this type, which is started if no test has used it yet. */
  static <T extends AutoCloseable> T started(
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
