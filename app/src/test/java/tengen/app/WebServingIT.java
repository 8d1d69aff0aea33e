package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What it costs to open the page in a real browser, and who can read it. */
@BrowserTest
class WebServingIT {
  /** What a browser counts for an answer without a body. */
  private static final long HEADERS_ONLY = 300;

  private static final String SENT =
      "['navigation', 'resource'].flatMap(it => performance.getEntriesByType(it))"
          + ".map(it => it.transferSize)";

  private final Browser browser;

  WebServingIT(Browser browser) {
    this.browser = browser;
  }

  @Test
  void whatTheBrowserHasIsNotSentAgain() {
    browser.forgetFiles();
    browser.open("");
    List<?> cold = (List<?>) browser.script(SENT);
    browser.open("");
    List<?> warm = (List<?>) browser.script(SENT);

    assertThat(cold).hasSizeGreaterThan(15);
    assertThat(cold.stream().mapToLong(it -> (Long) it).sum()).isLessThan(150_000);
    assertThat(warm).hasSizeGreaterThan(15).allMatch(it -> (Long) it <= HEADERS_ONLY);
  }

  @Test
  void theBoardIsPaintedBeforeAnyScript() {
    browser.block("*.js");
    try {
      browser.load("");
      browser.waitFor(
          "paint",
          () ->
              browser
                  .script("performance.getEntriesByName('first-contentful-paint').length")
                  .equals(1L));
      assertThat(browser.has(".skeleton svg")).isTrue();
    } finally {
      browser.block();
      assertThat(browser.complaints()).allMatch(it -> it.contains("ERR_BLOCKED_BY_CLIENT"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void noRuleOfAccessIsBroken(String theme) throws IOException {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9h9");
    browser.script("document.documentElement.dataset.theme = '" + theme + "'");
    browser.waitForName("H9", "H9, Black, last move");
    browser.script("(function () {" + axe() + "})()");

    assertThat((List<?>) browser.script(violations())).isEmpty();
  }

  private static String axe() throws IOException {
    try (InputStream in = WebServingIT.class.getResourceAsStream("/axe.min.js")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String violations() {
    return "axe.run().then(found => found.violations.map("
        + "it => it.id + ': ' + it.nodes.slice(0, 3).map(node => node.html).join(' ')))";
  }
}
