package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests of the start screen on a phone. */
@BrowserTest
final class WebStartIT {
  private final Browser browser;

  WebStartIT(Browser browser) {
    this.browser = browser;
  }

  private void openOnPhone() {
    browser.size(390, 844);
    browser.touch(true);
    browser.open("");
    browser.waitForPosition();
  }

  private void assertWholeWithoutScroll() {
    PageChecks.assertInView(browser, "#play-engine", 1);
    PageChecks.assertInView(browser, "#new", 1);
    PageChecks.assertInView(browser, ".tile", 4);
    assertThat(PageChecks.scrolls(browser)).isFalse();
  }

  @Test
  void aPhoneNeedsNoScroll() {
    openOnPhone();
    assertWholeWithoutScroll();
    browser.script("localStorage.setItem('tengen', JSON.stringify({ language: 'zh' }))");
    browser.open("");
    browser.waitForText("#play-engine", "与引擎对弈");
    assertWholeWithoutScroll();
  }
}
