package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Tests of playing on the page. */
@BrowserTest
class WebBoardIT {
  private static final String DOUBLE_THREE = "#/p?g=gomoku-renju&s=15&m=h8a1h9a15i7o1j7o15";
  private static final String FOUR = "#/p?g=gomoku-freestyle&s=15&m=h8a1i8b1j8c1k8e1";

  @TempDir Path scratch;

  private final Browser browser;

  WebBoardIT(Browser browser) {
    this.browser = browser;
  }

  @Test
  void anEngineAnswersAMoveOfNoGo() {
    browser.open("");
    browser.menu("#new");
    browser.chooseRules("nogo");
    browser.click("#start-black");
    browser.waitFor("9 rows", () -> !browser.has("[data-point='K10']"));
    browser.play("E5");
    browser.waitForText("#ply", "2 / 2");
    browser.waitForName("E5", "E5, Black");
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void anEngineIsAsWeakAsItsLevel() {
    browser.open("");
    browser.element("#level").sendKeys(Keys.HOME);
    browser.play("H8");
    browser.waitForText("#ply", "2 / 2");
    assertThat(browser.element("#message").getText()).isEmpty();
    browser.menu("#players");
    browser.choose("#player-W", "gomoku-classic");
    browser.waitFor("visits", () -> browser.has("#visits-W"));
    assertThat(browser.has("#level-W")).isFalse();
  }

  @Test
  void fiveInARowWins() {
    browser.open(FOUR);
    browser.waitForText("#ply", "8 / 8");
    browser.play("M8");
    browser.waitForText("#end", "Black wins: five in a row");
    assertThat(browser.has(".win-line")).isTrue();
  }

  @Test
  void aForbiddenPointIsMarkedAndRejected() {
    browser.open(DOUBLE_THREE);
    browser.waitForName("H7", "H7, may not be played");
    browser.play("H7");
    browser.waitForText("#message", "double three");
    assertThat(browser.element("#ply").getText()).isEqualTo("8 / 8");
  }

  @Test
  void newGamesAreOfBoardsAndEnginesThatThereAre() {
    browser.open("");
    assertThat(browser.withModules(OFFERED))
        .isEqualTo(
            "5 to 22; 15: ; 23: B W none both for a reason; 4: B W none both for a reason; swap2: ;"
                + " swap: B W none for a reason");
  }

  /**
   * A script that returns the disabled items of the page's dialog. One engine supports swap2 and
   * not swap.
   */
  private static final String OFFERED =
      """
      (async () => {
        const { h, render } = $preact;
        const NewGame = await $panels_later.loadNewGame();
        const { initial } = $model;
        const { translator } = $i18n_translate;
        const game = { rules: "gomoku-freestyle", minSide: 5, maxSide: 22, openings: ["swap2"] };
        const hello = { engines: [{ id: "one", games: [game], options: [] }],
          rules: [{ id: "gomoku-freestyle", family: "gomoku", boardXSize: 15, boardYSize: 15 }] };
        const root = document.body.appendChild(document.createElement("div"));
        render(h(NewGame, { state: { ...initial, hello }, t: translator("en"), act: () => {}, settings: {}, set: () => {} }), root);
        const field = (id) => root.querySelector(`#${id}`);
        const ids = { black: "B", white: "W", engines: "none", both: "both" };
        async function set(id, value, event) {
          field(id).value = value;
          field(id).dispatchEvent(new Event(event, { bubbles: true }));
          await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)));
          const disabled = Object.keys(ids).filter((name) => field(`start-${name}`).disabled).map((name) => ids[name]);
          const reason = field("size-reason").textContent || field("opening-reason") ? " for a reason" : "";
          return `${value}: ${disabled.join(" ")}${reason}`;
        }
        const results = [`${field("size").min} to ${field("size").max}`];
        for (const size of ["15", "23", "4"]) {
          results.push(await set("size", size, "input"));
        }
        await set("size", "15", "input");
        for (const opening of ["swap2", "swap"]) {
          results.push(await set("opening-procedure", opening, "change"));
        }
        root.remove();
        return results.join("; ");
      })()
      """;

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

  @ParameterizedTest
  @CsvSource({"B, ''", "W, Black wins: White has no legal move"})
  void nogosMarksAreItsLegalMoves(String first, String end) throws IOException {
    browser.open("#/analyse");
    browser.openFile(
        scratch.resolve("p4.json"),
        "{\"rules\":\"nogo\",\"boardXSize\":3,\"boardYSize\":3,\"moves\":[],"
            + "\"initialStones\":[[\"B\",\"B3\"],[\"B\",\"A2\"],[\"B\",\"C2\"],[\"B\",\"B1\"]],"
            + "\"initialPlayer\":\"%s\"}".formatted(first));
    browser.waitForName("B3", "B3, Black");
    browser.waitForPosition();
    assertThat(browser.has("#end") ? browser.text("#end") : "").isEqualTo(end);
    assertThat(browser.has(".forbid")).isFalse();
    for (String point : List.of("A1", "A3", "B2", "C1", "C3")) {
      assertThat(browser.name(point)).isEqualTo(point + ", empty");
    }
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void rejectedSetupsAreReported() {
    browser.open("#/p?g=nogo&s=3&m=");
    browser.click("#setup");
    browser.play("A1");
    browser.click("[data-tool='W']");
    browser.play("A2");
    browser.play("B1");
    browser.click("#setup-done");
    browser.waitForText("#message", "libert");
  }

  @Test
  void aLinkOpensTheSameLineAndSoDoesAString() {
    browser.open("#/p?g=gomoku-renju&s=13&m=g7h8");
    browser.waitForName("H8", "H8, White, last move");
    browser.click("#share");
    String link = browser.property("#link", "value");
    browser.element("#gomocalc").sendKeys("a1b2i9");
    browser.click("#gomocalc-open");
    browser.waitForName("J9", "I9, Black, last move");

    browser.open(link.substring(link.indexOf('#')));
    browser.waitForName("H8", "H8, White, last move");
    assertThat(browser.text(".chip")).isEqualTo("Renju 13 × 13");
    assertThat(browser.has("[data-point='O13']")).isFalse();
    assertThat(browser.has("[data-point='N13']")).isTrue();
  }

  @Test
  void aLinkWithUnknownRulesIsNoGame() {
    browser.open("#/p?g=foo&s=15&m=h8");
    browser.waitForText("#message", "cannot read this as a game");
    assertThat(browser.text(".rules-line")).startsWith("Gomoku 15 × 15");
  }

  @Test
  void aWordOfTheLanguageIsNoCommand() {
    browser.open("#/analyse");
    for (String word : List.of("valueOf", "constructor")) {
      browser.element("#command").sendKeys(word, Keys.ENTER);
      browser.waitForText("#message", word + " is neither a command nor a point.");
    }
  }

  /** Checks that the engine's move is legal for every rule of each kind. */
  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void eachEngineAnswersUnderEachOfItsRules() {
    offerAll();
    for (Object card : (List<?>) browser.script(CARDS)) {
      offerAll();
      browser.click("[data-card='%s']".formatted(card));
      List<String> rules = browser.has("#rules") ? browser.options("#rules") : List.of("");
      boolean hasTwin = browser.has("#twin");
      for (String each : rules) {
        letEachEngineMove(card, each, false);
        if (hasTwin) {
          letEachEngineMove(card, each, true);
        }
      }
    }
  }

  private static final String CARDS =
      "[...document.querySelectorAll('[data-card]')].map(it => it.dataset.card)";

  /** Opens the dialog of a new game with the cards of all games. */
  private void offerAll() {
    browser.open("");
    browser.menu("#new");
    var _ = browser.element("[data-card]");
    while (browser.has("[data-all]")) {
      browser.click("[data-all]");
    }
  }

  private void letEachEngineMove(Object card, String rules, boolean isTwin) {
    offerAll();
    browser.click("[data-card='%s']".formatted(card));
    if (!rules.isEmpty()) {
      browser.choose("#rules", rules);
    }
    if (isTwin) {
      browser.click("#twin");
    }
    browser.click("#start-both");
    browser.waitForText("#ply", "0 / 0");
    browser.menu("#players");
    List<String> players = browser.options("#player-B");
    browser.key(Keys.ESCAPE);
    for (String engine : players) {
      if (!engine.equals("human")) {
        browser.menu("#players");
        browser.choose("#player-B", engine);
        browser.waitForText("#ply", "1 / 1");
        browser.choose("#player-B", "human");
        browser.key(Keys.ESCAPE);
        browser.click("#take-back");
        browser.waitForText("#ply", "0 / ");
      }
    }
  }
}
