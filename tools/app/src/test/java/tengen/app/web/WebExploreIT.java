package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests of looking at other positions than the game's last one. */
@BrowserTest
final class WebExploreIT {
  private final Browser browser;

  WebExploreIT(Browser browser) {
    this.browser = browser;
  }

  private void playAgainstTheWeakest() {
    browser.open("");
    browser.choose("#level-W", "0");
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
    browser.waitForText("#exploring", "Your turn in the game");
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
    browser.click("#new");
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
}
