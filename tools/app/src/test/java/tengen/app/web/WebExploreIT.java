package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Tests of looking at other positions than the game's last one. */
@BrowserTest
final class WebExploreIT {
  private final Browser browser;

  WebExploreIT(Browser browser) {
    this.browser = browser;
  }

  private void playAgainstTheWeakest() {
    browser.open("");
    browser.element("#level").sendKeys(Keys.HOME);
    browser.play("H8");
    browser.waitForText("#ply", "2 / 2");
    assertThat(browser.has("#exploring")).isFalse();
  }

  @Test
  void aBranchStaysApartFromTheGameAgainstAnEngine() {
    playAgainstTheWeakest();
    browser.click("#back");
    browser.waitForText("#exploring", "move 1 of 2");
    browser.click("#back");
    browser.play("A1");
    browser.waitForText("#exploring", "a branch");
    browser.waitForText("[role='status']", "Your turn in the game");
    browser.waitForName("A1", "A1, Black, last move");
    assertThat(browser.text("#ply")).isEqualTo("1 / 1");

    browser.click("#back-to-game");

    browser.waitForText("#ply", "2 / 2");
    browser.waitFor("the game", () -> !browser.has("#exploring"));
    assertThat(browser.name("A1")).isEqualTo("A1, empty");
    browser.play("A2");
    browser.waitForText("#ply", "4 / 4");
  }

  @Test
  void theLastPositionIsTheGames() {
    browser.open("");
    browser.menu("#new");
    browser.click("#start-both");
    for (String point : new String[] {"H8", "H9", "J9"}) {
      browser.play(point);
      browser.waitFor(point, () -> !browser.name(point).endsWith("empty"));
    }
    browser.click("#first");
    browser.play("A1");
    browser.waitForText("#ply", "1 / 1");
    browser.waitForPosition();
    browser.play("A2");
    browser.waitForText("#ply", "2 / 2");

    browser.click("#last");

    browser.waitForText("#ply", "3 / 3");
    browser.waitForName("J9", "I9, Black, last move");
  }

  @Test
  void theWheelAndTheArrowKeysStepThroughTheMoves() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9g7");
    browser.waitForPosition();
    browser.script(WHEEL.formatted("-100"));
    browser.waitForText("#ply", "2 / 3");
    browser.script(WHEEL.formatted("100"));
    browser.waitForText("#ply", "3 / 3");
    browser.key(Keys.ARROW_LEFT);
    browser.waitForText("#ply", "2 / 3");

    // The pointer brings the focus to the board, and the arrow keys still step.
    browser.play("H8");
    browser.key(Keys.ARROW_LEFT);
    browser.waitForText("#ply", "1 / 3");

    var keyboard = new Keyboard(browser);
    keyboard.tabTo("#back");
    keyboard.tabTo("[data-point='H8']");
    browser.key(Keys.ARROW_LEFT);
    browser.waitFor("the cell beside", () -> browser.script(AT).equals("G8"));
    assertThat(browser.text("#ply")).isEqualTo("1 / 3");
  }

  private static final String WHEEL =
      "document.querySelector('.board').dispatchEvent("
          + "new WheelEvent('wheel', { deltaY: %s, bubbles: true, cancelable: true }))";

  private static final String AT = "document.activeElement.dataset.point";

  @Test
  void theTitleOfAHiddenPageAnnouncesTheTurn() {
    playAgainstTheWeakest();
    assertThat(browser.script("document.title")).isEqualTo("Tengen");
    browser.script(HIDDEN.formatted("true"));
    browser.waitFor("a call", () -> browser.script("document.title").equals("Your move – Tengen"));
    browser.script(HIDDEN.formatted("false"));
    assertThat(browser.script("document.title")).isEqualTo("Tengen");
  }

  private static final String HIDDEN =
      "(Object.defineProperty(document, 'hidden', { value: %s, configurable: true }),"
          + " document.dispatchEvent(new Event('visibilitychange')))";
}
