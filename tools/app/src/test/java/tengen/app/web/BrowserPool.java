package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.opentest4j.TestAbortedException;
import tengen.app.Once;

/**
 * Lends each class of tests a {@link Browser} with an {@link ArchiveServer} of its own. Classes
 * that run one after another share them; they are closed after the last test of the page.
 */
final class BrowserPool implements ExecutionCondition, ParameterResolver, AfterEachCallback {
  /** A browser and the server whose page it shows. */
  private record Pair(ArchiveServer server, Browser browser) {
    static Pair start() throws IOException {
      ArchiveServer server = ArchiveServer.start();
      return new Pair(server, Browser.start(server.web()));
    }
  }

  /** The pairs that no class uses. */
  private static final class Free implements AutoCloseable {
    private final ConcurrentLinkedDeque<Pair> pairs = new ConcurrentLinkedDeque<>();

    Loan lend() {
      Pair free = pairs.pollLast();
      try {
        return new Loan(this, free == null ? Pair.start() : free);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void close() throws IOException {
      for (Pair pair : pairs) {
        pair.browser.close();
        pair.server.close();
      }
    }
  }

  /** A pair in use, which JUnit closes after the last test of the class. */
  private record Loan(Free from, Pair pair) implements AutoCloseable {
    @Override
    public void close() {
      from.pairs.addLast(pair);
    }
  }

  /**
   * Skips the class if Chromium is missing. JUnit would count the exception of a resolver as an
   * error.
   */
  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    try {
      Chromium.require();
      return ConditionEvaluationResult.enabled("Chromium is installed");
    } catch (TestAbortedException missing) {
      return ConditionEvaluationResult.disabled(missing.getMessage());
    }
  }

  private static Pair pair(ExtensionContext context) {
    Free free = Once.started(context, Free.class, Free::new);
    return classOf(context)
        .getStore(Namespace.create(BrowserPool.class))
        .getOrComputeIfAbsent(Loan.class, _ -> free.lend(), Loan.class)
        .pair();
  }

  /** Returns the context of the class of a test. */
  private static ExtensionContext classOf(ExtensionContext context) {
    ExtensionContext parent = context.getParent().orElseThrow();
    return parent.equals(context.getRoot()) ? context : classOf(parent);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return isBrowser(parameter) || parameter.getParameter().getType().equals(ArchiveServer.class);
  }

  private static boolean isBrowser(ParameterContext parameter) {
    return parameter.getParameter().getType().equals(Browser.class);
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return isBrowser(parameter) ? pair(context).browser() : pair(context).server();
  }

  /**
   * Checks that the browser's console reports no error, foreign host or policy violation. Chromium
   * 150 lists the page's own {@code data:} pictures as resources, which ask no host.
   */
  @Override
  public void afterEach(ExtensionContext context) throws IOException {
    Browser browser = pair(context).browser();
    if (context.getExecutionException().isPresent()) {
      var _ = browser.saveScreenshot(context.getRequiredTestMethod().getName());
    }
    Object foreign =
        browser.script(
            "performance.getEntriesByType('resource').map(it => it.name)"
                + ".filter(it => !it.startsWith(location.origin + '/') && !it.startsWith('data:'))"
                + ".join()");
    var complaints = browser.complaints();
    browser.forget();
    assertThat(complaints).isEmpty();
    assertThat(foreign).isEqualTo("");
  }
}
