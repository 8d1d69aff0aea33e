package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.openqa.selenium.Keys;

/**
 * Tests that no screen breaks a rule of access, on a desktop and on a phone, in light and in dark,
 * in English and in Chinese. Runs first, since its one long test would be the last to end.
 */
@Order(1)
@BrowserTest
final class WebAccessIT {
  private static final String BOARD = "#/p?g=gomoku-freestyle&s=15&m=";

  /** A game in which Black does not take a win, which a review finds. */
  private static final String GAME = BOARD + "h8h9i8i9j8a1a2k8";

  private final Browser browser;
  private final List<String> found = new ArrayList<>();

  WebAccessIT(Browser browser) {
    this.browser = browser;
  }

  /** Records what is wrong with a screen in all four settings. */
  private void look(String screen) {
    PageChecks.violationsInAllSettings(browser).forEach(it -> found.add(screen + ", " + it));
  }

  private void open(String address) {
    browser.open(address);
    browser.waitForPosition();
  }

  /** Looks at the dialog of a button and closes it. */
  private void lookAtDialog(String button) {
    browser.menu(button);
    var _ = browser.element("dialog[open] :is(button, a, input)");
    browser.waitFor("its script", () -> !browser.has("dialog .loading"));
    look(button);
    browser.key(Keys.ESCAPE);
    browser.waitFor("no dialog", () -> !browser.has("dialog[open]"));
  }

  @Test
  void noRuleIsBroken() {
    lookAtAll("en");
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void noRuleIsBrokenInChinese() {
    lookAtAll("zh");
  }

  private void lookAtAll(String language) {
    browser.open("");
    String settings = "localStorage.setItem('tengen', JSON.stringify({ language: '%s' }))";
    browser.script(settings.formatted(language));
    browser.size(1280, 720);
    lookAtStart();
    lookAtPlay();
    lookAtAnalysis();
    lookAtReview();
    lookAtOtherGames();
    lookAtLists();
    assertThat(found).isEmpty();
  }

  private void lookAtStart() {
    open("");
    look("start");
    lookAtDialog("#new");
    lookAtDialog("#tile-friend");
    browser.click("#tile-friend");
    browser.click("#invite-start");
    browser.waitFor("the QR code", () -> browser.has("#invite-code path"));
    look("invitation");
    browser.click("#cancel-invite");
  }

  private void lookAtPlay() {
    open("");
    browser.play("H8");
    browser.waitForText("#ply", "2 / 2");
    look("play");
    lookAtDialog("#settings");
    lookAtDialog("#help");
    browser.click("#resign");
    look("resign");
    browser.click("#resign-sure");
    browser.waitFor("the end", () -> browser.has("#end"));
    look("end");
  }

  private void lookAtAnalysis() {
    open("#/p?g=gomoku-renju&s=15&m=h8a1h9a15i7o1j7o15");
    browser.click("#hint");
    browser.waitFor("candidates", () -> browser.has("#candidates [data-candidate]"));
    look("analysis");
    browser.click("#show");
    look("show");
    browser.click("[data-topic='threats']");
    browser.waitFor("marks", () -> browser.has(".mark"));
    look("threats");
    browser.click("#setup");
    look("setup");
    browser.click("#setup-cancel");
    lookAtDialog("#share");
    open(BOARD + "h8h9");
    browser.show("proof");
    browser.click("#proof [data-step]");
    browser.waitFor("replies", () -> browser.has("#proof .replies"));
    look("proof");
  }

  private void lookAtReview() {
    open(GAME);
    browser.click("#review");
    browser.waitFor("accuracy", () -> browser.has("#accuracy"));
    look("lesson");
    if (!browser.has("#lesson-first")) {
      browser.click("#lesson input[value='all']");
    }
    browser.click("#lesson-first");
    browser.click("#lesson-why");
    browser.waitFor("a line", () -> browser.has("#line-step"));
    look("why");
  }

  private void lookAtOtherGames() {
    for (String address :
        List.of(
            "#/p?g=nim&t=nim+3+5+7&m=",
            "#/p?g=hackenbush&t=hackenbush+0-1B+1-2R+2-3G&m=",
            "#/p?g=domineering&t=domineering+4x4&m=")) {
      open(address);
      look(address);
    }
  }

  private void lookAtLists() {
    for (String page : List.of("#/games", "#/live", "#/analyse")) {
      browser.open(page);
      look(page);
    }
    browser.open("#/games");
    browser.element("#games-player").sendKeys("nobody is called so", Keys.TAB);
    browser.waitFor("an empty list", () -> browser.has("#no-games"));
    look("no games");
  }

  @Test
  void noRuleIsBrokenByTheMenuOfAPhone() {
    browser.size(390, 844);
    open("");
    browser.click("#menu");
    var _ = browser.element("dialog[open]");
    for (String theme : List.of("light", "dark")) {
      browser.prefer("prefers-color-scheme", theme);
      assertThat(PageChecks.violations(browser)).as(theme).isEmpty();
    }
  }
}
