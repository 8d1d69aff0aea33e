package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** Tests of the page's list of stored games. */
@BrowserTest
final class WebStoredGamesIT {
  /** A number of games that exceeds one part of the list. */
  private static final int MANY = 22;

  @TempDir Path folder;

  private final Browser browser;

  WebStoredGamesIT(Browser browser) {
    this.browser = browser;
  }

  @BeforeEach
  void openTheList() {
    browser.open("#/games");
    browser.waitFor("the list", () -> browser.has("#no-games, #games"));
  }

  private void bring(String name, String text) throws IOException {
    browser.element("#import").sendKeys(Files.writeString(folder.resolve(name), text).toString());
    browser.waitForText(".imp", name);
    browser.waitForText("#imported", "Imported");
  }

  private long rows() {
    return (long) browser.script("document.querySelectorAll('#games tbody tr').length");
  }

  @Test
  void gamesOfFilesAreStoredFoundOpenedAndSaved() throws IOException {
    bring(
        "ann.sgf",
        "(;GM[4]SZ[15]RU[gomoku-renju]DT[2026-11-01]PB[Ann]PW[Bo]RE[W+R];B[hh](;W[ii]SBKV[40]C[calm])(;W[aa];B[bb]))");
    assertThat(browser.text("#imported")).isEqualTo("Imported 1 of 1 game");
    browser.choose("#games-rules", "gomoku-renju");
    browser.write("#games-player", "Ann" + Keys.TAB);
    browser.waitFor("one game", () -> rows() == 1);
    browser.choose("#games-result", "black");
    browser.waitForText("#no-games", "No game matches");
    browser.choose("#games-result", "white");
    browser.waitForText("#games-range", "1–1 of 1");
    assertThat(browser.element("#games tbody").getText())
        .contains("Renju 15 × 15", "Ann", "Bo", "Bo won · Resigned");
    browser.click("[data-save-game]");
    Path saved = browser.saved("[data-format='sgf']", id() + ".sgf");
    assertThat(Files.readString(saved)).contains("PB[Ann]");
    var _ = browser.saveScreenshot("games");

    browser.click("[data-game]");

    browser.waitForText("#names", "Ann (Black) and Bo (White)");
    browser.waitForText("#ply", "2 / 2");
    browser.waitForText("#end", "White wins, resigned");
    assertThat(browser.element(".notes textarea").getAttribute("value")).isEqualTo("calm");
    assertThat(browser.property("#moves", "textContent")).contains("I7").contains("A15");
    String hash = (String) browser.script("location.hash");
    browser.script("location.hash = '" + hash + "/1'");
    browser.waitForText("#ply", "1 / 2");
    browser.open(hash + "/1");
    browser.waitForText("#ply", "1 / 2");
    browser.waitForName("H8", "H8, Black, last move");
  }

  @Test
  void notesAndBranchesOfAStoredGameAreStored() throws IOException {
    bring("noted.sgf", "(;GM[1]SZ[3]RU[nogo]PB[Flo];B[bb];W[aa])");
    browser.write("#games-player", "Flo" + Keys.TAB);
    browser.waitFor("one game", () -> rows() == 1);
    String id = id();
    browser.click("[data-game]");
    browser.waitForText("#ply", "2 / 2");
    browser.click("#back");
    // The page shows the note of this move in its next frame. Keys before that go to the other
    // note.
    browser.waitForText("#ply", "1 / 2");
    browser.element(".notes textarea").sendKeys("sharp");
    browser.play("C1");
    browser.waitForText("#exploring", "a branch");

    browser.waitFor("stored notes", () -> browser.script(STORED.formatted(id)).equals(true));

    browser.forget();
    browser.open("#/g/" + id + "/1");
    browser.waitForText("#ply", "1 / 2");
    assertThat(browser.element(".notes textarea").getAttribute("value")).isEqualTo("sharp");
    assertThat(browser.property("#moves", "textContent")).contains("C1");
  }

  private static final String STORED =
      "fetch('games/%s.json').then((it) => it.text()).then((it) => /sharp.*C1/s.test(it))";

  private String id() {
    return browser.element("[data-game]").getAttribute("data-game");
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void aLongListComesInParts() throws IOException {
    bring("many.sgf", "(;GM[1]SZ[3]RU[nogo]PB[Cy];B[bb])".repeat(MANY));
    browser.write("#games-player", "Cy" + Keys.TAB);
    browser.waitFor("one game, however often", () -> rows() == 1);
    var games = new StringBuilder();
    for (int i = 0; i < MANY; i++) {
      games.append("(;GM[1]SZ[3]RU[nogo]PB[Di%d];B[bb])".formatted(i));
    }
    bring("more.sgf", games.toString());
    browser.write("#games-player", "Di" + Keys.TAB);
    browser.waitFor("a part", () -> rows() == 20);
    assertThat(browser.text("#games-range")).isEqualTo("1–20 of 22");
    browser.click("#older");
    browser.waitFor("the rest", () -> rows() == 2);
    assertThat(browser.text("#games-range")).isEqualTo("21–22 of 22");
    assertThat(browser.element("#older").isEnabled()).isFalse();
    browser.click("#newer");
    browser.waitFor("the first part", () -> rows() == 20);
  }

  @Test
  void theListIsFilteredAndAGameOpenedAndLeftByTheKeyboardAlone() throws IOException {
    bring("keys.sgf", "(;GM[1]SZ[3]RU[nogo]PB[Eve];B[bb])");
    browser.open("");
    browser.waitForPosition();
    var keyboard = new Keyboard(browser);
    keyboard.tabTo("[data-screen='games']");
    browser.key(Keys.ENTER);
    browser.waitFor("the list", () -> browser.has("#games"));
    keyboard.tabTo("#games-player");
    browser.key("Eve" + Keys.TAB);
    keyboard.assertFocusVisible();
    browser.waitFor("one game", () -> rows() == 1);
    keyboard.tabTo("[data-game]");
    browser.key(Keys.ENTER);
    browser.waitForText("#names", "Eve (Black)");
    keyboard.tabTo("[data-screen='games']");
    browser.key(Keys.ENTER);
    browser.waitFor("the same list", () -> rows() == 1);
    assertThat(browser.element("#games-player").getAttribute("value")).isEqualTo("Eve");
  }

  /** Records the delays of the page's timers from now on. */
  private static final String RECORD_TIMERS =
      """
      (() => {
        const own = setTimeout;
        window.timers = [];
        window.setTimeout = (then, ms, ...more) => {
          timers.push({ then, ms });
          return own(then, ms, ...more);
        };
      })()
      """;

  private static final String PLAYERS =
      "[...document.querySelectorAll('#games .who')].map(it => it.innerText).join()";

  @Test
  void aDeletedGameComesBackInItsPlace() throws IOException {
    for (String name : List.of("Gus", "Gusta", "Gusto")) {
      bring(
          name + ".sgf",
          "(;GM[1]SZ[3]RU[nogo]PB[%s]DT[2026-11-0%d];B[bb])".formatted(name, name.length()));
    }
    browser.write("#games-player", "Gus" + Keys.TAB);
    browser.waitFor("three games", () -> rows() == 3);
    Object before = browser.script(PLAYERS);
    String id = (String) browser.script("document.querySelectorAll('[data-game]')[1].dataset.game");
    browser.script(RECORD_TIMERS);

    browser.click("[data-delete='" + id + "']");

    browser.waitForText("#toast", "Game deleted: Gust");
    browser.waitFor("two games", () -> rows() == 2);
    browser.waitFor("the deletion", () -> browser.server().status("/games/" + id + ".sgf") == 404);
    assertThat(browser.script("timers.some(it => it.ms >= 8000)")).isEqualTo(true);
    var _ = browser.saveScreenshot("games-undo");
    browser.click("#undo");

    browser.waitFor("three games", () -> rows() == 3);
    assertThat(browser.script(PLAYERS)).isEqualTo(before);
    browser.waitFor("the game", () -> browser.server().status("/games/" + id + ".sgf") == 200);
    browser.open("#/games");
    browser.write("#games-player", "Gus" + Keys.TAB);
    browser.waitFor("three games", () -> rows() == 3);
    assertThat(browser.script(PLAYERS)).isEqualTo(before);
  }

  @Test
  void chosenGamesAreDeletedTogether() throws IOException {
    bring("hal.sgf", "(;GM[1]SZ[3]RU[nogo]PB[Hal];B[bb])(;GM[1]SZ[3]RU[nogo]PB[Hal];B[aa])");
    browser.write("#games-player", "Hal" + Keys.TAB);
    browser.waitFor("two games", () -> rows() == 2);
    browser.click("#choose-all");
    browser.click("#delete-chosen");
    browser.waitForText("#toast", "2 games deleted");
    browser.waitForText("#no-games", "No game matches");
    browser.click("#undo");
    browser.waitFor("two games", () -> rows() == 2);
  }

  @Test
  void aRowNamesThePlayersInALineEachAndTheGame() throws IOException {
    bring(
        "long.sgf",
        "(;GM[4]SZ[15]RU[gomoku-standard-caro-continuous]PB[Wintergarden]PW[Bo]RE[B+R];B[hh];W[ii])");
    browser.write("#games-player", "Wintergarden" + Keys.TAB);
    browser.waitFor("a game", () -> rows() == 1);
    assertThat(browser.script("document.querySelectorAll('.who span')[0].offsetHeight"))
        .isEqualTo(browser.script("document.querySelectorAll('.who span')[1].offsetHeight"));
    browser.size(390, 844);
    assertThat(browser.element("#games .chip").isDisplayed()).as("the game on a phone").isTrue();
  }

  @Test
  void faultsOfAFileAreReported() throws IOException {
    bring("wrong.sgf", "(;GM[1]SZ[3]RU[nogo];B[bb];W[bb])");
    assertThat(browser.text("#imported")).isEqualTo("Imported 0 of 1 game");
    browser.click("#unreadable summary");
    assertThat(browser.text("#unreadable li")).isEqualTo("wrong.sgf Move 2: occupied");
    browser.leave();
    assertThat(browser.complaints()).allMatch(it -> it.contains("status of 422"));
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void noRuleOfAccessIsBrokenAndNoEnglishIsLeftInChinese() throws IOException {
    bring("axe.sgf", "(;GM[1]SZ[3]RU[nogo];B[aa])");
    browser.waitFor("rows", () -> rows() > 0);
    for (String theme : List.of("light", "dark")) {
      browser.prefer("prefers-color-scheme", theme);
      assertThat(PageChecks.violations(browser)).as(theme).isEmpty();
    }
    browser.open("#/games");
    browser.waitFor("rows", () -> rows() > 0);
    browser.choose("#language", "zh");
    browser.waitForText("h1", "棋谱");
    assertThat(PageChecks.english(browser)).isEmpty();
    var _ = browser.saveScreenshot("games-chinese");
  }
}
