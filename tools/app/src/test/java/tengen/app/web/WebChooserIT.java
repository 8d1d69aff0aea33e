package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Tests of choosing a game, and of analysis by several engines. */
@BrowserTest
class WebChooserIT {
  private static final String GAME = "#/p?g=gomoku-freestyle&s=15&m=h8i9h9";

  private final Browser browser;

  WebChooserIT(Browser browser) {
    this.browser = browser;
  }

  private void offer() {
    browser.menu("#new");
    var _ = browser.element("[data-card='gomoku']");
  }

  @Test
  void aGameIsFoundByItsNameAndOfferedAgain() {
    browser.open("");
    offer();
    browser.element("#find-game").sendKeys("renju");
    browser.waitFor("one found", () -> !browser.has("[data-card='nim']"));
    browser.click("[data-card='gomoku-renju']");
    browser.waitFor("renju", () -> browser.property("#rules", "value").equals("gomoku-renju"));
    browser.click("label:has([name='usual-size'][value='13'])");
    browser.click("#start-black");
    browser.waitForText("h1", "Renju 13 × 13");

    browser.open("");
    offer();
    browser.click("[data-recent='gomoku-renju']");
    browser.waitFor("renju", () -> browser.property("#rules", "value").equals("gomoku-renju"));
    assertThat(browser.property("#size", "value")).isEqualTo("13");
  }

  @Test
  void cardsAreWalkedByArrowKeysAndNamed() {
    browser.open("");
    offer();
    browser.key(Keys.ARROW_DOWN);
    assertThat(browser.script("document.activeElement.dataset.card")).isEqualTo("gomoku");
    browser.key(Keys.ARROW_DOWN);
    browser.key(Keys.ARROW_DOWN);
    browser.key(Keys.ARROW_RIGHT);
    assertThat(browser.script("document.activeElement.querySelector('b').textContent"))
        .isEqualTo("Hackenbush");
    browser.key(Keys.ENTER);
    browser.waitForText(".chosen-game", "Hackenbush");
    assertThat(browser.script(PRESSED)).isEqualTo("hackenbush");
    browser.click("#start-both");
    browser.waitFor("the edges", () -> browser.has(".scene [data-move='8-9G']"));
  }

  private static final String PRESSED =
      "[...document.querySelectorAll('[data-card][aria-pressed=true]')].map(it => it.dataset.card)"
          + ".join()";

  @Test
  void aPhoneShowsASheet() {
    browser.size(390, 844);
    browser.touch(true);
    browser.open("");
    browser.menu("#new");
    var _ = browser.element("#start-black");
    assertThat(browser.script(SMALL)).isEqualTo("");
    browser.click("#change-game");
    browser.waitFor("cards", () -> browser.script(SHOWN).equals(true));
    assertThat(browser.script(SMALL)).isEqualTo("");
    assertThat(browser.script("document.documentElement.scrollWidth")).isEqualTo(390L);
    browser.click("[data-card='nim']");
    browser.waitForText(".chosen-game", "Nim");
    assertThat(browser.property("#visits-new", "value")).isEqualTo("20000");
    browser.click("#start-black");
    browser.waitForPosition();
    assertThat(browser.text(".phead b")).isEqualTo("Nim");
  }

  private static final String SHOWN =
      "document.querySelector(\"[data-card='nim']\").offsetHeight > 0";

  /** Controls below 44 pixels; a choice is hit by its label. */
  private static final String SMALL =
      "[...document.querySelectorAll('dialog :is(button, input, select)')]"
          + ".map(it => ['radio', 'checkbox'].includes(it.type) ? it.closest('label') : it)"
          + ".filter(it => it.offsetHeight && (it.offsetHeight < 44 || it.offsetWidth < 44))"
          + ".map(it => it.outerHTML).join()";

  @Test
  void noScreenShowsTheIdOfRulesOrEngines() {
    browser.open("");
    browser.click("#tile-friend");
    var _ = browser.element("[data-card='gomoku']");
    List<String> ids = hyphenated();
    assertThat(ids).contains("gomoku-freestyle", "toads-and-frogs").hasSizeGreaterThan(30);
    assertNoIds("invite", ids);
    browser.open("");
    assertNoIds("start", ids);
    offer();
    while (browser.has("[data-all]")) {
      browser.click("[data-all]");
    }
    assertNoIds("cards", ids);
    browser.click("[data-card='toads-and-frogs']");
    browser.click("#start-both");
    browser.waitForPosition();
    browser.click("#text-details summary");
    var _ = browser.element("#text-details [data-move]");
    assertNoIds("toads", ids);
    browser.open(GAME);
    browser.click("#analysis-details");
    browser.click("#hint");
    browser.waitFor("a candidate", () -> browser.has(".cand"));
    browser.click("#show");
    assertNoIds("analysis", ids);
    for (String page : List.of("#/games", "#/live")) {
      browser.open(page);
      assertNoIds(page, ids);
    }
  }

  /** Returns the ids of rules that contain a hyphen. */
  private List<String> hyphenated() {
    return ((List<?>) browser.script("JSON.parse(localStorage['tengen-offer']).rules"))
        .stream()
            .map(rules -> String.valueOf(((Map<?, ?>) rules).get("id")))
            .filter(id -> id.contains("-"))
            .toList();
  }

  private void assertNoIds(String screen, List<String> ids) {
    String shown = (String) browser.script(SHOWN_WORDS);
    assertThat(ids).as(screen).noneMatch(shown::contains);
    assertThat(shown).as(screen).doesNotContain("gomoku-classic", "nogo-classic", "gomoku-proof");
  }

  /** A script that returns all texts of the page, and what it reads aloud or shows on a field. */
  private static final String SHOWN_WORDS =
      """
      (() => {
        const attributes = ["aria-label", "title", "placeholder", "alt"];
        const named = [...document.body.querySelectorAll("*")].flatMap((it) => attributes.map((name) => it.getAttribute(name) ?? ""));
        const fields = [...document.querySelectorAll("input:not([readonly]):not([type=radio]):not([type=checkbox])")].map((it) => it.value);
        return [document.title, document.body.textContent, ...named, ...fields].join("\\n");
      })()
      """;

  @Test
  void enginesAnalyseSideBySide() {
    browser.size(1280, 720);
    browser.open(GAME);
    browser.click("#analysis-details");
    browser.click("[data-compare='gomoku-classic']");
    browser.click("#analyse");
    browser.waitFor("candidates of both", () -> browser.script(COLUMNS_WITH_CANDIDATES).equals(2L));
    assertThat(browser.text("[data-column='gomoku']")).startsWith("Tengen");
    assertThat(browser.script(PLACES)).isEqualTo("side by side");
    assertThat(browser.script("document.documentElement.scrollWidth")).isEqualTo(1280L);
    assertThat(browser.script(EFFORTS)).isEqualTo(2L);

    browser.click("[data-column='gomoku-classic']");
    browser.waitFor("selected", () -> browser.has("[data-engine='gomoku-classic'] #candidates"));
    assertThat(browser.script(PLACES)).isEqualTo("side by side");
    browser.click("#analyse");
    browser.waitFor("the same best move", () -> browser.script(BEST).equals(true));
    browser.prefer("prefers-color-scheme", "dark");
    assertThat(PageChecks.violations(browser)).isEmpty();

    browser.size(390, 844);
    browser.click("[data-tab='analysis']");
    browser.waitFor("columns", () -> browser.script(PLACES).equals("one below the other"));
    assertThat(browser.script("document.documentElement.scrollWidth")).isEqualTo(390L);
  }

  private static final String COLUMNS_WITH_CANDIDATES =
      "[...document.querySelectorAll('.column')].filter(it => it.querySelector('[data-candidate]'))"
          + ".length";

  private static final String EFFORTS =
      "[...document.querySelectorAll('.effort')].filter(it => it.innerText.includes('positions'))"
          + ".length";

  private static final String PLACES =
      """
      (() => {
        const [one, other] = [...document.querySelectorAll(".column")].map((it) => it.getBoundingClientRect());
        return one.right <= other.left && one.top === other.top ? "side by side" : one.bottom <= other.top ? "one below the other" : "odd";
      })()
      """;

  /**
   * A script that tells whether the board's best candidate is the first one of the selected list.
   */
  private static final String BEST =
      """
      (() => {
        const move = document.querySelector("#candidates [data-candidate]").dataset.candidate;
        const [cell, circle] = [`[data-point='${move}']`, ".cand.best circle"]
          .map((it) => document.querySelector(it)?.getBoundingClientRect());
        return Boolean(circle) && Math.abs(cell.x + cell.width / 2 - circle.x - circle.width / 2) < 3
          && Math.abs(cell.y + cell.height / 2 - circle.y - circle.height / 2) < 3;
      })()
      """;
}
