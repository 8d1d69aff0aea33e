package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.opentest4j.TestAbortedException;
import tengen.app.Once;

/**
 * Starts a {@link Browser} and its {@link ArchiveServer} before the first test of the page and
 * closes them after the last.
 */
final class OneBrowser implements ExecutionCondition, ParameterResolver, AfterEachCallback {
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

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return isBrowser(parameter) || parameter.getParameter().getType().equals(ArchiveServer.class);
  }

  private static boolean isBrowser(ParameterContext parameter) {
    return parameter.getParameter().getType().equals(Browser.class);
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return isBrowser(parameter) ? browser(context) : server(context);
  }

  private static ArchiveServer server(ExtensionContext context) {
    return Once.started(context, ArchiveServer.class, ArchiveServer::start);
  }

  private static Browser browser(ExtensionContext context) {
    WebServer server = server(context).web();
    return Once.started(context, Browser.class, () -> Browser.start(server));
  }

  /** Checks that the browser's console reports no error, foreign host or policy violation. */
  @Override
  public void afterEach(ExtensionContext context) throws IOException {
    Browser browser = browser(context);
    if (context.getExecutionException().isPresent()) {
      var _ = browser.saveScreenshot(context.getRequiredTestMethod().getName());
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
