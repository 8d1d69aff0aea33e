package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The page to play on, in a real browser. */
@BrowserTest
class WebBoardIT {
  private static final String DOUBLE_THREE = "#/p?g=gomoku-renju&s=15&m=h8a1h9a15i7o1j7o15";
  private static final String FOUR = "#/p?g=gomoku-freestyle&s=15&m=h8a1i8b1j8c1k8e1";

  private final Browser browser;

  WebBoardIT(Browser browser) {
    this.browser = browser;
  }

  @Test
  void anEngineAnswersAMoveOfNoGo() {
    browser.open("");
    browser.click("#new");
    browser.choose("#rules", "nogo");
    browser.click("#start-black");
    browser.waitFor("9 rows", () -> !browser.has("[data-point='K10']"));
    browser.play("E5");
    browser.waitForText("#ply", "2 / 2");
    assertThat(browser.name("E5")).isEqualTo("E5, Black");
  }

  @Test
  void anEngineIsAsWeakAsItsLevel() {
    browser.open("");
    browser.choose("#level-W", "0");
    browser.play("H8");
    browser.waitForText("#ply", "2 / 2");
    assertThat(browser.element("#message").getText()).isEmpty();
    browser.choose("#player-W", "gomoku-classic");
    assertThat(browser.has("#level-W")).isFalse();
    assertThat(browser.has("#visits-W")).isTrue();
  }

  @Test
  void fiveInARowWins() {
    browser.open(FOUR);
    browser.waitForText("#ply", "8 / 8");
    browser.play("M8");
    browser.waitForText("#end", "Black wins: five in a row");
    assertThat(browser.has(".won")).isTrue();
  }

  @Test
  void aForbiddenPointIsMarkedAndRefused() {
    browser.open(DOUBLE_THREE);
    browser.waitForName("H7", "H7, may not be played");
    browser.play("H7");
    browser.waitForText("#message", "double three");
    assertThat(browser.element("#ply").getText()).isEqualTo("8 / 8");
  }

  @Test
  void anAnalysisShowsCandidatesAndTheirLines() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9");
    browser.click("#analyse");
    browser.waitFor("candidates", () -> browser.has(".candidate.best"));
    browser.click("#analyse");
    browser.click("#candidates button");
    browser.waitFor("a branch", () -> !browser.element("#ply").getText().startsWith("2 /"));
    browser.click("#first");
    browser.waitForText("#ply", "0 /");
  }

  @Test
  void hiddenMarksComeBack() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9");
    browser.click("#hint");
    browser.waitFor("a candidate", () -> browser.has(".candidate"));
    browser.click("#hide");
    browser.waitFor("none", () -> !browser.has(".candidate"));
    browser.click("#hide");
    browser.waitFor("again", () -> browser.has(".candidate"));
  }

  @Test
  void anOverlayTellsWhatTheEngineSees() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8a1i8b1j8c1");
    browser.click("[data-topic='vcf']");
    browser.waitForText("#said", "win");
    assertThat(browser.has(".mark")).isTrue();
  }

  @Test
  void aReviewFindsTheBlunder() {
    browser.open(FOUR);
    browser.click("#review");
    browser.waitForText("#message", "Reviewed");
    assertThat(browser.element("#moves").getText()).contains("2 A1??");
    browser.click("[data-worst='W'] button");
    browser.waitForText("#ply", "2 / 8");
    browser.click("#first");
    browser.waitForText("#ply", "0 / 8");
    browser.key("b");
    browser.waitFor("a mistake", () -> !browser.element("#ply").getText().startsWith("0 /"));
    assertThat(browser.element("#moves [aria-current]").getText()).contains("?");
  }

  @Test
  void stonesCanBeSetUpWithWhiteFirst() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=");
    browser.click("#setup");
    browser.play("H8");
    browser.click("[data-tool='W']");
    browser.play("J9");
    browser.choose("#setup-first", "W");
    browser.click("#setup-done");
    browser.waitForName("J9", "I9, White");
    browser.play("A1");
    browser.waitForName("A1", "A1, White, last move");
  }

  @Test
  void aGameWithoutABoardIsPlayedByButtons() {
    browser.open("");
    browser.click("#new");
    browser.choose("#rules", "nim");
    browser.click("#start-black");
    browser.waitForText("#position", "3 5 7");
    browser.click("[data-move='1-1']");
    browser.waitForText("#ply", "2 / 2");
  }

  @Test
  void theBoardIsPlayedByTheKeyboardAlone() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=");
    browser.waitFor("board", () -> browser.has("[data-point='H8']"));
    browser.script("document.querySelector(\"[data-point='H8']\").focus()");
    browser.element("[data-point='H8']").sendKeys(Keys.ARROW_RIGHT);
    browser.element("[data-point='J8']").sendKeys(Keys.ENTER);
    browser.waitForName("J8", "I8, Black, last move");
  }

  @Test
  void thePageSpeaksChinese() {
    browser.open("");
    browser.click("#language");
    browser.waitFor("zh", () -> browser.script("document.documentElement.lang").equals("zh"));
    browser.waitForText("#analyse", "分析");
    browser.click("#language");
    browser.waitForText("#analyse", "Analyse");
  }
}
