package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Tests of what the page's design promises for the start screen and for playing. */
@BrowserTest
class WebDesignIT {
  /** Moves after which Black wins by M8. */
  private static final List<String> FOUR = List.of("H8", "A1", "J8", "B1", "K8", "C1", "L8", "E1");

  private final Browser browser;

  WebDesignIT(Browser browser) {
    this.browser = browser;
  }

  private Object value(String expression) {
    return browser.script(expression);
  }

  private void assertInView(String selector, long count) {
    PageChecks.assertInView(browser, selector, count);
  }

  /** Starts a game against the engine with one stone of each side. */
  private void play() {
    browser.open("");
    browser.play("H8");
    browser.waitForText("#ply", "2 / 2");
    browser.waitForPosition();
  }

  /** Plays a game of two people, which has a clock, until Black has won. */
  private void win() {
    beginWithClock("#start-both");
    for (String move : FOUR) {
      browser.play(move);
      browser.waitFor(move, () -> !browser.name(move).endsWith("empty"));
    }
    browser.play("M8");
    browser.waitFor("the end", () -> browser.has("#end"));
  }

  private void beginWithClock(String who) {
    browser.open("");
    browser.menu("#new");
    browser.choose("#clock", "5+3");
    browser.click(who);
    browser.waitFor("clocks", () -> browser.has("#clock-B") && browser.has("#clock-W"));
    browser.waitForPosition();
  }

  @Test
  void theStartScreenTakesAStoneAtOnce() {
    browser.open("");
    browser.play("H8");
    browser.waitForName("H8", "H8, Black");
    browser.waitForText("#ply", "2 / 2");
  }

  @Test
  void theStartScreenHasOnePrimaryActionAndNoIds() {
    browser.open("");
    browser.waitForPosition();
    assertInView(".btn.primary", 1);
    assertThat((String) value("document.body.innerText"))
        .doesNotContainPattern("[a-z]{3}-[a-z]{3}");
  }

  @Test
  void theSliderNamesItsSevenLevels() {
    browser.open("");
    String level = "document.querySelector('#level')";
    assertThat(value(level + ".ariaValueText")).isEqualTo("Casual, 3 of 7");
    var names = new ArrayList<Object>();
    for (int stop = 1; stop <= 7; stop++) {
      browser.element("#level").sendKeys(stop == 1 ? Keys.HOME : Keys.ARROW_RIGHT);
      String end = ", %d of 7".formatted(stop);
      browser.waitFor(end, () -> value(level + ".ariaValueText").toString().endsWith(end));
      names.add(value(level + ".ariaValueText"));
    }
    assertThat(names)
        .containsExactly(
            "Beginner, 1 of 7",
            "Easy, 2 of 7",
            "Casual, 3 of 7",
            "Steady, 4 of 7",
            "Strong, 5 of 7",
            "Expert, 6 of 7",
            "Master, 7 of 7");
    browser.element("#level").sendKeys(Keys.ARROW_RIGHT);
    assertThat(value(level + ".ariaValueText")).isEqualTo("Master, 7 of 7");
  }

  @Test
  void aLevelAndAColourAreChosenAndRemembered() {
    browser.open("");
    browser.element("#level").sendKeys(Keys.HOME);
    browser.click("label:has([name='side'][value='W'])");
    browser.click("#play-engine");
    browser.waitForText("#ply", "1 / 1");
    assertThat(browser.text(".player.top b")).isEqualTo("Tengen · Beginner");
    assertThat(value("document.querySelector('.player.bottom').dataset.side")).isEqualTo("W");

    browser.open("");
    assertThat(value("document.querySelector('#level').ariaValueText"))
        .isEqualTo("Beginner, 1 of 7");
  }

  @ParameterizedTest
  @CsvSource({"1280, 720, 620", "1440, 900, 800"})
  void playingNeedsNoScroll(int width, int height, int side) {
    browser.size(width, height);
    play();
    String page = "document.documentElement";
    assertThat(value(page + ".scrollHeight")).isEqualTo((long) height);
    assertThat(value(page + ".scrollWidth")).isEqualTo((long) width);
    assertThat(value("document.querySelector('.board').offsetWidth >= " + side)).isEqualTo(true);
  }

  @ParameterizedTest
  @CsvSource({"1280, 720", "1440, 900"})
  void noScreenOfTheBoardScrolls(int width, int height) {
    browser.size(width, height);
    for (String address :
        List.of(
            "", "#/analyse", "#/p?g=gomoku-freestyle&s=15&m=h8i9", "#/p?g=nim&t=nim+3+5+7&m=")) {
      browser.open(address);
      browser.waitForPosition();
      assertThat(PageChecks.scrolls(browser)).as(address).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource({"390, 844", "844, 390", "320, 568", "640, 360"})
  void aPhoneShowsTheBoardBothPlayersAndTheActions(int width, int height) {
    browser.size(width, height);
    beginWithClock("#start-black");
    assertInView(".board", 1);
    assertInView(".player", 2);
    assertInView(".clock", 2);
    assertInView(".actions", 1);
    assertThat(value("document.documentElement.scrollWidth")).isEqualTo((long) width);
    assertThat(value("document.documentElement.scrollHeight")).isEqualTo((long) height);
  }

  @Test
  void aFingerHitsEveryControl() {
    browser.size(390, 844);
    browser.touch(true);
    browser.open("");
    browser.waitForPosition();
    assertThat(PageChecks.smallTargets(browser)).as("start").isEmpty();
    for (String tile : List.of("#new", "#tile-friend")) {
      browser.click(tile);
      browser.element("dialog[open]");
      assertThat(PageChecks.smallTargets(browser)).as(tile).isEmpty();
      browser.key(Keys.ESCAPE);
    }
    browser.play("H8");
    browser.waitForText("#ply", "2 / 2");
    assertThat(PageChecks.smallTargets(browser)).as("play").isEmpty();
    for (String page : List.of("#/games", "#/live", "#/analyse")) {
      browser.open(page);
      assertThat(PageChecks.smallTargets(browser)).as(page).isEmpty();
    }
  }

  @Test
  void resigningAsksInTheSamePlace() {
    play();
    Object before = value(BOXES);
    browser.click("#resign");
    browser.waitForText(".confirm", "Keep playing");
    assertThat(value(BOXES)).isEqualTo(before);
    browser.click("#keep-playing");
    browser.waitFor("the actions", () -> browser.has("#resign"));
    assertThat(browser.has("#end")).isFalse();
    browser.click("#resign");
    browser.click("#resign-sure");
    browser.waitForText("#end", "You lose.");
  }

  private static final String BOXES =
      "['.board', '.player.top', '.moves', '.actions', '.player.bottom'].map(it =>"
          + " { const { x, y, width, height } = document.querySelector(it).getBoundingClientRect();"
          + " return [x, y, width, height].map(Math.round).join(' '); }).join()";

  @Test
  void theResultIsShownAndTheWinningRowMarked() {
    win();
    browser.waitForText("#end", "Black wins.");
    browser.waitForText("#end", "Five in a row, H8 to L8 · 9 moves");
    assertThat(value(COVERED)).isEqualTo(0L);
    assertThat(browser.text(".player.bottom .state")).isEqualTo("Won");

    browser.click("#rematch");
    browser.waitForText("#ply", "0 / 0");
    assertThat(browser.has("#end")).isFalse();
  }

  private static final String COVERED =
      "[...document.querySelectorAll('.win-halo')].filter(it => { const one ="
          + " it.getBoundingClientRect(), other ="
          + " document.querySelector('#end').getBoundingClientRect(); return one.bottom > other.top"
          + " && one.top < other.bottom && one.right > other.left && one.left < other.right;"
          + " }).length";

  @Test
  void aRematchSwapsTheColours() {
    play();
    browser.click("#resign");
    browser.click("#resign-sure");
    browser.waitFor("the end", () -> browser.has("#rematch"));
    assertThat(value(REMATCH)).isEqualTo("W in a new game");
    browser.waitForText("#ply", "1 / 1");
    assertThat(value("document.querySelector('.player.bottom').dataset.side")).isEqualTo("W");
  }

  /** A script that tells what the frame after the click shows, before any answer of the daemon. */
  private static final String REMATCH =
      "new Promise(done => { document.querySelector('#rematch').click();"
          + " requestAnimationFrame(() => requestAnimationFrame(() =>"
          + " done(document.querySelector('.player.bottom').dataset.side"
          + " + (document.querySelector('#end') ? ' at the end' : ' in a new game')))); })";

  @Test
  void theLayoutIsStableAndReducedMotionIsRespected() {
    browser.prefer("prefers-reduced-motion", "reduce");
    browser.open("");
    browser.waitForPosition();
    assertThat(value(SHIFTS)).isEqualTo("");
    browser.play("H8");
    assertThat(value(RUNNING)).isEqualTo("");
    browser.waitForText("#ply", "2 / 2");
    assertThat(value(RUNNING)).isEqualTo("");
  }

  private static final String RUNNING =
      "document.getAnimations().filter(it => it.playState === 'running')"
          + ".map(it => it.effect.target.outerHTML).join()";

  private static final String SHIFTS =
      "new Promise(done => { const found = []; new PerformanceObserver(list =>"
          + " found.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });"
          + " setTimeout(() => done(found.filter(it => !it.hadRecentInput).map(it => it.value + ' '"
          + " + it.sources.map(each => each.node?.className).join()).join()), 100); })";
}
