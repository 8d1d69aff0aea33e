package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Tests of the page's screens for languages, devices and keyboard use. */
@BrowserTest
class WebScreensIT {
  private static final String GAME = "#/p?g=gomoku-freestyle&s=15&m=h8i9h9";
  private static final String NIM = "#/p?g=nim&t=nim+3+5+7&m=";

  /** Selectors of the buttons that open each screen, by address. */
  private static final Map<String, List<String>> SCREENS =
      Map.of(
          GAME,
          List.of("#new", "#show", "#settings", "#help", "#share", "#setup", "#hint"),
          NIM,
          List.of("#show"));

  private final Browser browser;

  WebScreensIT(Browser browser) {
    this.browser = browser;
  }

  private interface Look {
    void at(String screen);
  }

  /** Visits the first screen of each address, or all with {@code -Plong}. */
  private void eachScreen(Look look) {
    int most = Boolean.getBoolean("tengen.long") ? Integer.MAX_VALUE : 1;
    SCREENS.forEach(
        (address, buttons) -> {
          for (String button : buttons.subList(0, Math.min(most, buttons.size()))) {
            browser.open(address);
            browser.waitForPosition();
            browser.menu(button);
            browser.waitForState("ready");
            look.at(button);
          }
        });
  }

  @Test
  void thePageSpeaksChinese() {
    browser.open("");
    browser.choose("#language", "zh");
    browser.waitFor("zh", () -> browser.script("document.documentElement.lang").equals("zh"));
    browser.waitForText("#play-engine", "与引擎对弈");
    browser.choose("#language", "en");
    browser.waitForText("#play-engine", "Play the engine");
  }

  /** Allows names of engines, rules, formats and keys, which are the same in all languages. */
  @ParameterizedTest
  @CsvSource({"zh, 与引擎对弈", "ja, エンジンと対局", "ko, 엔진과 대국"})
  void noEnglishIsLeftInOtherLanguages(String language, String begin) {
    browser.open("");
    browser.choose("#language", language);
    browser.waitForText("#play-engine", begin);
    eachScreen(screen -> assertThat(PageChecks.english(browser)).as(screen).isEmpty());
  }

  @Test
  void theDarkThemeFollowsTheSystemOrIsChosenAndStored() {
    String back = "getComputedStyle(document.body).backgroundColor";
    browser.open("");
    Object light = browser.script(back);
    browser.prefer("prefers-color-scheme", "dark");
    browser.waitFor("dark", () -> !browser.script(back).equals(light));
    Object dark = browser.script(back);

    browser.prefer("prefers-color-scheme", "light");
    browser.click("#settings");
    browser.choose("#settings-theme", "dark");
    browser.waitFor("dark", () -> browser.script(back).equals(dark));
    browser.open("");
    assertThat(browser.script(back)).isEqualTo(dark);
  }

  @Test
  void marksAreReadInLightAndDarkAndStonesKeepTheirColours() {
    browser.open("#/p?g=gomoku-renju&s=15&m=h8a1h9a15i7o1j7o15");
    browser.show("threats");
    browser.waitFor("marks", () -> browser.has(".mark") && browser.has(".forbid"));
    for (String theme : List.of("light", "dark")) {
      browser.prefer("prefers-color-scheme", theme);
      assertThat(((Number) browser.script(CONTRAST)).doubleValue()).as(theme).isGreaterThan(4.5);
    }
    Object own = browser.script(STONES);
    browser.prefer("forced-colors", "active");
    browser.waitFor("it", () -> (boolean) browser.script("matchMedia('(forced-colors)').matches"));
    assertThat(browser.script(STONES)).isEqualTo(own);
  }

  private static final String STONES =
      "['.slate-1', '.shell-1'].map(it => getComputedStyle(document.querySelector(it)).stopColor)"
          + ".concat(['.disc.B', '.disc.W']"
          + ".map(it => getComputedStyle(document.querySelector(it)).backgroundImage)).join()";

  /** A script that returns the lowest WCAG 2 contrast of a threat's number with its square. */
  private static final String CONTRAST =
      """
      (() => {
        const linear = (part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        const light = (colour) => {
          const [red, green, blue] = colour.match(/\\d+/g).map((part) => linear(part / 255));
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const fill = (it) => light(getComputedStyle(it).fill);
        const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        return Math.min(...[...document.querySelectorAll(".heat text")]
          .map((it) => contrast(fill(it), fill(it.previousElementSibling))));
      })()
      """;

  @Test
  void aFingerTapsTwiceOnSmallCells() {
    browser.size(360, 740);
    browser.open("#/p?g=gomoku-freestyle&s=15&m=");
    browser.waitForPosition();
    browser.tap("H8");
    browser.waitFor("a ghost", () -> browser.has(".hoverable use"));
    Object at = browser.script(HOVER);
    browser.tap("K8");
    browser.waitFor("another", () -> !browser.script(HOVER).equals(at));
    assertThat(browser.text("#ply")).isEqualTo("0 / 0");
    browser.tap("K8");
    browser.waitForName("K8", "J8, Black, last move");
    assertThat(browser.script("document.documentElement.scrollWidth")).isEqualTo(360L);
  }

  private static final String HOVER =
      "document.querySelector('.hoverable use')?.getAttribute('x') ?? ''";

  @Test
  void aScreenReaderPressesAPoint() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=");
    browser.waitForPosition();
    browser.script("document.querySelector(\"[data-point='H8']\").click()");
    browser.waitForName("H8", "H8, Black, last move");
    browser.play("J9");
    browser.waitForText("#ply", "2 / 2");
  }

  @Test
  void theBoardFitsLowWindows() {
    assertThat(sideOfTheBoard(1280, 900)).as("beside the evaluation bar").isEqualTo(788L);
    assertThat(sideOfTheBoard(640, 450)).as("the same at a zoom of 200 %").isEqualTo(330L);
    assertThat(browser.script(LAST_TAB)).as("all tabs are in view").isEqualTo(true);
    assertThat(sideOfTheBoard(844, 390)).as("a phone on its side").isEqualTo(374L);
    assertThat(sideOfTheBoard(1280, 208)).as("never too small to hit").isEqualTo(288L);
  }

  private static final String LAST_TAB =
      "document.querySelector('.tabs-bar :last-child').getBoundingClientRect().right <= innerWidth";

  private Object sideOfTheBoard(int width, int height) {
    browser.size(width, height);
    browser.open("#/p?g=gomoku-freestyle&s=15&m=");
    return browser.script(SIDE);
  }

  private static final String SIDE =
      "Math.round(document.querySelector('.board').getBoundingClientRect().height)";

  @Test
  void touchTargetsAreHighEnough() {
    browser.touch(true);
    browser.open("#/p?g=nim&t=nim+3+5+7&m=");
    browser.click("#hint");
    browser.waitFor("a line", () -> browser.has("#candidates .line"));
    assertThat(browser.script(LOW)).isEqualTo("");
  }

  private static final String LOW =
      "[...document.querySelectorAll('button, select, input, .file, nav a')]"
          + ".filter(it => it.offsetHeight && it.offsetHeight < 44).map(it => it.outerHTML).join()";

  @Test
  void aMoveIsConfirmedWithoutMovingWhatIsBelow() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=");
    browser.click("#settings");
    browser.choose("#settings-input", "confirm");
    browser.key(Keys.ESCAPE);
    browser.waitForPosition();
    Object before = browser.script(STEPS_TOP);
    browser.play("H8");
    browser.waitForText(".confirm", "H8");
    assertThat(browser.script(STEPS_TOP)).isEqualTo(before);
    browser.click("#confirm");
    browser.waitForName("H8", "H8, Black, last move");
    assertThat(browser.text(".confirm")).isEmpty();
    assertThat(browser.script(STEPS_TOP)).isEqualTo(before);
  }

  private static final String STEPS_TOP =
      "document.querySelector('.steps').getBoundingClientRect().top";

  /** Plays from opening the page to the end of the game. */
  @Test
  void aGameIsPlayedByTheKeyboardAlone() {
    browser.open("");
    browser.waitForPosition();
    browser.key("n");
    var keyboard = new Keyboard(browser);
    var _ = browser.element("#find-game");
    keyboard.tabTo("#find-game");
    browser.key("nogo");
    browser.key(Keys.ENTER);
    keyboard.tabTo("#size");
    browser.key("3");
    keyboard.tabTo("#start-both");
    browser.key(Keys.ENTER);
    browser.waitFor("9 cells", () -> browser.script(CELLS).equals(9L));
    browser.waitForPosition();
    keyboard.tabTo("[role='gridcell']");
    for (int ply = 1; !browser.has("#end"); ply++) {
      walkTo((String) browser.script(EMPTY));
      keyboard.assertFocusVisible();
      browser.key(Keys.ENTER);
      browser.waitForText("#ply", "%d / %d".formatted(ply, ply));
      browser.waitForPosition();
    }
    assertThat(browser.text("#end")).contains("has no legal move");
  }

  private void walkTo(String vertex) {
    String at = (String) browser.script("document.activeElement.dataset.point");
    step(vertex.charAt(0) - at.charAt(0), Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
    step(vertex.charAt(1) - at.charAt(1), Keys.ARROW_UP, Keys.ARROW_DOWN);
    assertThat(browser.script("document.activeElement.dataset.point")).isEqualTo(vertex);
  }

  private void step(int count, Keys forwards, Keys back) {
    for (int i = 0; i < Math.abs(count); i++) {
      browser.key(count > 0 ? forwards : back);
    }
  }

  /** Checks that keys outside the board do not move in the game. */
  @Test
  void keysActOnTheBoardAlone() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9");
    browser.waitForPosition();
    browser.key(Keys.HOME);
    browser.script("document.querySelector('#hint').focus()");
    browser.key("u");
    browser.script("document.querySelector(\"[data-point='H8']\").focus()");
    browser.key(",");
    browser.waitForText("#ply", "1 / 2");
    browser.key(Keys.HOME);
    browser.waitForText("#ply", "0 / 2");
    browser.key("?");
    browser.waitFor("help", () -> browser.has("dialog[open]"));
  }

  private void awaitFocus(String selector) {
    String expression = "document.activeElement.matches(\"%s\")".formatted(selector);
    browser.waitFor("focus on " + selector, () -> (boolean) browser.script(expression));
  }

  @Test
  void theFocusMovesOnIfThePressedButtonDisappears() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=");
    browser.waitForPosition();
    browser.click("#setup");
    awaitFocus("[data-tool='B']");
    browser.click("#setup-cancel");
    awaitFocus("#setup");
    browser.click("#setup");
    browser.play("H8");
    browser.click("#setup-done");
    awaitFocus("[data-point='H8']");
    browser.click("#share");
    browser.element("#gomocalc").sendKeys("a1b2");
    browser.click("#gomocalc-open");
    awaitFocus("[role='gridcell']");
    browser.click("#settings");
    browser.choose("#settings-input", "confirm");
    browser.key(Keys.ESCAPE);
    awaitFocus("#settings");
    browser.play("C3");
    browser.click("#confirm");
    browser.waitForName("C3", "C3, Black, last move");
    awaitFocus("[data-point='C3']");
    browser.menu("#new");
    browser.click("#start-both");
    browser.waitForText("#ply", "0 / 0");
    awaitFocus("[role='gridcell']");
    browser.play("H8");
    browser.click("#confirm");
    browser.waitForText("#ply", "1 / 1");
    browser.click("#back");
    browser.click("#back-to-game");
    awaitFocus("[role='gridcell']");
  }

  private static final String CELLS = "document.querySelectorAll('[data-point]').length";
  private static final String EMPTY =
      "document.querySelector(\"[data-point][aria-label$='empty']\").dataset.point";

  @Test
  void movesAreAnnouncedOnce() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8");
    browser.waitForPosition();
    browser.script(
        "(window.said = [], new MutationObserver(() => said.push("
            + "document.querySelector('[role=status]').textContent)).observe("
            + "document.querySelector('[role=status]'), {subtree: true, childList: true,"
            + " characterData: true}))");
    browser.play("J9");
    browser.waitForText("#ply", "2 / 2");
    browser.waitForPosition();
    assertThat(browser.script("said.join()")).isEqualTo("White I9");
  }
}
