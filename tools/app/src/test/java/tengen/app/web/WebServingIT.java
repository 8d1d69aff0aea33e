package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Measures the bytes that opening the page transfers in a real browser. */
@BrowserTest
class WebServingIT {
  /** Size in bytes that a browser reports for a response without a body. */
  private static final long HEADERS_ONLY = 300;

  private static final String SENT =
      "['navigation', 'resource'].flatMap(it => performance.getEntriesByType(it))"
          + ".map(it => it.transferSize)";

  private final Browser browser;

  WebServingIT(Browser browser) {
    this.browser = browser;
  }

  @Test
  void aSecondStartAsksOnlyWhetherThePageHasChanged() {
    browser.forgetFiles();
    browser.open("");
    List<?> cold = (List<?>) browser.script(SENT);
    browser.open("");
    List<?> warm = (List<?>) browser.script(SENT);

    assertThat(cold).hasSizeBetween(3, 6);
    assertThat(cold.stream().mapToLong(it -> (Long) it).sum()).isLessThan(130_000);
    assertThat(warm).hasSizeBetween(3, 6);
    assertThat((Long) warm.getFirst()).isBetween(1L, HEADERS_ONLY);
    assertThat(warm.subList(1, warm.size())).allMatch(it -> it.equals(0L), "from the cache");
  }

  @Test
  void aSecondStartInChineseLoadsNoFile() {
    browser.open("");
    browser.choose("#language", "zh");
    browser.waitForText("#play-engine", "与引擎对弈");
    browser.open("");
    browser.waitForText("#play-engine", "与引擎对弈");
    List<?> warm = (List<?>) browser.script(SENT);
    assertThat((Long) warm.getFirst()).isBetween(1L, HEADERS_ONLY);
    assertThat(warm.subList(1, warm.size())).allMatch(it -> it.equals(0L), "from the cache");
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
}
