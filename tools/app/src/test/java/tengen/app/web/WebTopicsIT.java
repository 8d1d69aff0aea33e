package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests of engines' topics on the page. */
@BrowserTest
class WebTopicsIT {
  private static final Pattern EXTENT =
      Pattern.compile("(\\d+) positions.*?(\\d+) (?:more )?moves");

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
    return found.group(1) + " " + found.group(2);
  }

  @Test
  void theProofIsWalkedFromItsBeginningToAWinByThreats() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=a1");
    browser.show("proof");
    browser.click("#proof-start");
    browser.waitForText("#proof", "Up to symmetry there are 35");
    browser.play("P15");
    browser.click("#proof [data-step]");
    browser.waitForText("#proof", "of their own");
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
}
