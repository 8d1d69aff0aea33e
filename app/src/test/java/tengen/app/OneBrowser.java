package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Starts a {@link Browser} for the first test that needs it, and ends it after the last. */
final class OneBrowser implements ParameterResolver, AfterEachCallback {
  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType().equals(Browser.class);
  }

  @Override
  public Browser resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return browser(context);
  }

  private static Browser browser(ExtensionContext context) {
    return context
        .getRoot()
        .getStore(Namespace.create(OneBrowser.class))
        .getOrComputeIfAbsent(Browser.class, _ -> start(), Browser.class);
  }

  private static Browser start() {
    try {
      return Browser.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** No error, no foreign host, no breach of the policy: a browser would say each. */
  @Override
  public void afterEach(ExtensionContext context) throws IOException {
    Browser browser = browser(context);
    if (context.getExecutionException().isPresent()) {
      var _ = browser.keepPicture(context.getRequiredTestMethod().getName());
    }
    Object foreign =
        browser.script(
            "performance.getEntriesByType('resource').map(it => it.name)"
                + ".filter(it => !it.startsWith(location.origin + '/')).join()");
    var complaints = browser.complaints();
    browser.forget();
    assertThat(complaints).isEmpty();
    assertThat(foreign).isEqualTo("");
  }
}
