package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of a review on a phone, where nothing needs a scroll to act. */
@BrowserTest
final class WebPhoneReviewIT {
  private static final String GAME = "#/p?g=gomoku-freestyle&s=15&m=h8a1i8b1j8c1k8e1";

  private final Browser browser;

  WebPhoneReviewIT(Browser browser) {
    this.browser = browser;
  }

  @BeforeEach
  void reviewOnAPhone() {
    browser.size(390, 844);
    browser.touch(true);
    browser.open(GAME);
    browser.click("button[data-tab='analysis']");
    browser.click("#review");
    browser.waitFor("a lesson", () -> browser.has("#lesson-first"));
  }

  /** Checks that a finger hits the upper and the lower half of each control. */
  private void assertReached(String... selectors) {
    for (String selector : selectors) {
      assertThat(browser.script(COVERED.formatted(selector))).as(selector).isEqualTo("");
    }
  }

  /** A script that names what lies over an element, or is empty if a finger hits the element. */
  private static final String COVERED =
      """
      (() => {
        const it = document.querySelector("%s");
        const { left, top, width, height } = it.getBoundingClientRect();
        const hit = (y) => document.elementFromPoint(left + width / 2, y);
        const free = [top + 2, top + height - 2].every((y) => it.contains(hit(y)));
        return free ? "" : `${left} ${top} ${width} ${height}: ${hit(top + height - 2)?.outerHTML}`;
      })()
      """;

  @Test
  void theLessonTheBoardAndTheStepsNeedNoScroll() {
    assertThat(browser.text("button[data-tab='analysis']")).isEqualTo("Review");
    assertReached(
        "button[data-tab='moves']", "#lesson-first", "#lesson-close", ".board", ".actions");
    browser.click("#lesson-first");
    browser.waitFor("a mistake", () -> browser.has("#lesson-why"));
    assertReached("#lesson-try", "#lesson-why", "#lesson-better", "#lesson-next");
    browser.click("#lesson-why");
    browser.waitFor("a line", () -> browser.has("#line-on"));
    assertReached("#line-back", "#line-slider", "#line-on", "[data-line-step='1']");
    assertReached("#lesson-try", "#lesson-why", "#lesson-better", "#lesson-next");
    assertReached(".board", ".actions .btn");
    assertThat(PageChecks.smallTargets(browser)).isEmpty();
    for (String theme : List.of("light", "dark")) {
      browser.prefer("prefers-color-scheme", theme);
      assertThat(PageChecks.violations(browser)).as(theme).isEmpty();
    }
  }

  @Test
  void theAnswerToATopicIsScrolledIntoView() {
    browser.show("defences");
    browser.waitForText("#finding", "replies hold");
    browser.waitFor(
        "the card in view", () -> browser.script(COVERED.formatted("#finding")).equals(""));
  }

  @Test
  void thePhoneMayLieOnItsSide() {
    browser.size(844, 390);
    assertReached("button[data-tab='moves']", "#lesson-first", ".board", ".actions .btn");
    browser.click("#lesson-first");
    browser.waitFor("a mistake", () -> browser.has("#lesson-why"));
    assertReached("#lesson-try", "#lesson-why", "#lesson-better", "#lesson-next");
    assertThat(browser.script("document.documentElement.scrollHeight")).isEqualTo(390L);
    assertThat(browser.script("document.documentElement.scrollWidth")).isEqualTo(844L);
    browser.size(640, 400);
    assertThat(browser.script(IS_NEXT_INSIDE)).isEqualTo(true);
  }

  private static final String IS_NEXT_INSIDE =
      "document.querySelector('#lesson-next').getBoundingClientRect().right"
          + " <= document.querySelector('#lesson').getBoundingClientRect().right";

  @Test
  void aTryIsConfirmedByASecondTap() {
    browser.click("#lesson-first");
    browser.click("#lesson-try");
    browser.waitForText("#lesson", "find a better move");
    browser.tap("O1");
    browser.waitFor("a question", () -> browser.has("#confirm"));
    assertReached("#confirm", "#cancel");
    browser.click("#cancel");
    browser.waitFor("the actions", () -> !browser.has("#confirm"));
    assertThat(browser.text("#lesson")).contains("find a better move").doesNotContain("not enough");
    browser.tap("B1");
    browser.tap("B1");
    browser.waitFor("a judgement", () -> browser.has("#lesson .sig"));
    assertThat(browser.has("#confirm")).isFalse();
  }
}
