package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Tests of engines' topics on the page. */
@BrowserTest
class WebTopicsIT {
  private static final Pattern EXTENT = Pattern.compile(": size (\\d+), depth (\\d+)");

  private static final String PROOF = "document.querySelector('#proof')?.textContent ?? ''";
  private static final String EMPTY =
      "document.querySelector(\"[data-point][aria-label$='empty']\").dataset.point";

  private final Browser browser;

  WebTopicsIT(Browser browser) {
    this.browser = browser;
  }

  /** Returns the size and depth shown in an element. */
  private String extent(String selector) {
    Matcher found = EXTENT.matcher(browser.element(selector).getText());
    assertThat(found.find()).as(selector).isTrue();
    return found.group();
  }

  @Test
  void theProofIsWalkedFromItsBeginningToAWinByThreats() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=a1");
    browser.click("[data-topic='proof']");
    browser.click("#proof-start");
    browser.waitForText("#proof", "after every reply");
    browser.play("P15");
    browser.click("#proof [data-step]");
    browser.waitForText("#proof", "tree goes on after these replies");
    assertThat(browser.has(".mark")).isTrue();
    String smallest = "#proof .replies li:last-child button";
    String reply = extent(smallest);
    browser.click(smallest);
    browser.waitForText("#proof", "Black plays");
    assertThat(extent("#proof-node")).isEqualTo(reply);
    browser.click("#proof [data-step]");
    browser.waitForText("#proof", "every reply");
    browser.play("A1");
    if (Boolean.getBoolean("tengen.long")) {
      walkToTheWin();
    }
  }

  private void walkToTheWin() {
    while (!browser.has(".win-line")) {
      browser.click("#proof-line");
      browser.waitFor(
          "the win, or White's turn",
          () ->
              browser.has(".win-line") || browser.script(PROOF).toString().contains("every reply"));
      if (!browser.has(".win-line")) {
        browser.play((String) browser.script(EMPTY));
      }
    }
  }

  @Test
  void aHotGameHasItsThermograph() {
    browser.open("#/p?g=domineering&t=domineering+2x3&m=");
    browser.click("[data-topic='value']");
    browser.waitForText("[data-value='value']", "{2|-1/2}");
    assertThat(browser.element("[data-value='outcome']").getText())
        .isEqualTo("the next player wins");
    assertThat(browser.element("[data-value='mean']").getText()).isEqualTo("3/4");
    assertThat(browser.element("#thermograph").getText()).contains("2", "-1/2", "3/4", "5/4");
    // Above the temperature, both walls stand at the mean.
    assertThat(browser.script("document.querySelector('.wall.B').points.getItem(1).x"))
        .isEqualTo(browser.script("document.querySelector('.wall.W').points.getItem(1).x"));
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void aNumberIsAMastAlone() {
    browser.open("#/p?g=hackenbush&t=hackenbush+BR&m=");
    browser.click("[data-topic='value']");
    browser.waitForText("[data-value='value']", "1/2");
    assertThat(browser.element("#thermograph").getText()).isEqualTo("1/2");
  }
}
