package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests of games that the browser stores. */
@BrowserTest
final class WebLocalGamesIT {
  private final Browser browser;

  WebLocalGamesIT(Browser browser) {
    this.browser = browser;
  }

  private void playBothSides(String... points) {
    browser.open("");
    browser.menu("#new");
    browser.click("#start-both");
    for (String point : points) {
      browser.play(point);
      browser.waitFor(point, () -> !browser.name(point).endsWith("empty"));
    }
  }

  /** Waits until the game is in the database with a text. */
  private void waitUntilStored(String part) {
    browser.waitFor(part, () -> browser.script(STORED_TEXTS).toString().contains(part));
  }

  private static final String STORED_TEXTS =
      """
      new Promise((resolve) => {
        const opening = indexedDB.open("tengen");
        opening.onsuccess = () => {
          const all = opening.result.transaction("games").objectStore("games").getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.map(({ text }) => text).join());
          };
        };
      })
      """;

  @Test
  void aGameOfTwoPeopleWithABranchAndANoteIsOfferedAfterAReload() {
    playBothSides("H8", "H9", "J9");
    browser.click("#back");
    browser.play("A1");
    browser.waitForText("#exploring", "a branch");
    browser.click("[data-screen='analyse']");
    browser.element(".notes textarea").sendKeys("calm");
    waitUntilStored("calm");

    browser.open("#/");

    browser.waitForText("#resume", "15 × 15, 3 moves");
    browser.click("#resume-go");
    browser.waitForName("A1", "A1, Black, last move");
    browser.click("[data-screen='analyse']");
    assertThat(browser.property(".notes textarea", "value")).isEqualTo("calm");
    browser.click("#back-to-game");
    browser.waitForName("J9", "I9, Black, last move");
    assertThat(browser.has("#resume")).isFalse();
  }

  @Test
  void aPhoneShowsTheOfferAndTheStartScreenWithoutAScroll() {
    playBothSides("H8", "H9");
    waitUntilStored("H9");
    browser.size(390, 844);
    browser.touch(true);
    browser.open("");
    var _ = browser.element("#resume");
    PageChecks.assertInView(browser, "#resume", 1);
    PageChecks.assertInView(browser, "#play-engine", 1);
    PageChecks.assertInView(browser, ".tile", 4);
    assertThat(PageChecks.scrolls(browser)).isFalse();
  }

  @Test
  void leavingAsksIfTheBrowserCannotStoreTheGame() {
    playBothSides("H8");
    waitUntilStored("H8");
    assertThat(browser.script(LEAVING)).isEqualTo(true);
    browser.script("IDBObjectStore.prototype.put = () => { throw new Error('no room'); }, 0");
    browser.play("H9");
    browser.waitFor("a question", () -> browser.script(LEAVING).equals(false));
    browser.leave();
    assertThat(browser.complaints()).allMatch(it -> it.contains("no room"));
  }

  /** An expression that is false if the page asks before it is left. */
  private static final String LEAVING =
      "dispatchEvent(new Event('beforeunload', { cancelable: true }))";

  @Test
  void anOlderGameIsOpenedFromTheListOfTheDevice() {
    playBothSides("H8");
    waitUntilStored("H8");
    playBothSides("G7", "G8");
    waitUntilStored("G8");
    browser.open("#/games");
    browser.waitFor("two games", () -> browser.script(ROWS).equals(2L));
    browser.click("#device [data-plies='1']");
    browser.waitForName("H8", "H8, Black, last move");
    browser.open("#/games");
    browser.click("#device [data-forget]");
    browser.waitFor("one game", () -> browser.script(ROWS).equals(1L));
    browser.click("#undo");
    browser.waitFor("two games", () -> browser.script(ROWS).equals(2L));
    browser.open("#/games");
    browser.waitFor("two games", () -> browser.script(ROWS).equals(2L));
  }

  private static final String ROWS = "document.querySelectorAll('#device li').length";

  @Test
  void aDiscardedGameIsNotOfferedAgainAndANewGameIsReadyAtOnce() {
    playBothSides("H8");
    waitUntilStored("H8");
    browser.open("#/");
    browser.waitFor("an offer", () -> browser.has("#resume"));
    browser.play("G7");
    browser.waitForText("#ply", "2 / 2");
    assertThat(browser.has("#resume")).isFalse();

    browser.open("#/");
    browser.click("#resume-discard");
    browser.waitFor("no offer", () -> !browser.has("#resume"));
  }
}
