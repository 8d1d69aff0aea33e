package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.openqa.selenium.Keys;

/** Tests of analysis on the page. */
@BrowserTest
class WebAnalysisIT {
  private static final String FOUR = "#/p?g=gomoku-freestyle&s=15&m=h8a1i8b1j8c1k8e1";

  private final Browser browser;

  WebAnalysisIT(Browser browser) {
    this.browser = browser;
  }

  private void awaitSearches(int running) {
    browser.waitFor(
        "searches", () -> browser.server().metric("tengen_searches_running") == running);
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void anAnalysisShowsCandidatesAndTheirLines() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9");
    browser.click("#analyse");
    browser.waitFor("candidates", () -> browser.has(".cand.best"));
    browser.click("#analyse");
    browser.click("#candidates button");
    browser.waitFor("a branch", () -> !browser.element("#ply").getText().startsWith("2 /"));
    browser.click("#first");
    browser.waitForText("#ply", "0 /");
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void hiddenMarksComeBack() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9");
    browser.click("#hint");
    browser.waitFor("a candidate", () -> browser.has(".cand"));
    browser.show("nothing");
    browser.waitFor("none", () -> !browser.has(".cand"));
    browser.show("best");
    browser.waitFor("again", () -> browser.has(".cand"));
  }

  @Test
  void whileMarksAreHiddenTheCurveGrows() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9h9");
    browser.click("#analyse");
    browser.show("nothing");
    browser.waitFor("a point of the curve", () -> browser.has("circle.curve.c0"));
    assertThat(browser.has(".cand")).isFalse();
    browser.click("#back");
    browser.waitFor("a curve", () -> browser.has("path.curve.c0"));
    assertThat(browser.has(".cand")).isFalse();
    browser.click("#analyse");
    awaitSearches(0);
  }

  @Test
  void aCandidateThatIsPointedAtShowsItsLine() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9");
    browser.click("#hint");
    browser.waitFor("a candidate", () -> browser.has(".cand"));
    String best = browser.element("#candidates button").getAttribute("data-candidate");
    browser.pointAt("[data-point='" + best + "']");
    browser.waitFor("its line", () -> browser.has(".pv use"));
    browser.pointAt("#ply");
    browser.waitFor("no line", () -> !browser.has(".pv use"));
    browser.waitFor("the candidate", () -> browser.has(".cand"));
  }

  @Test
  void threatsAreMarkedAsTheEngineSeesThem() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8a1i8b1j8c1");
    browser.show("threats");
    browser.waitFor("marks", () -> browser.has(".mark"));
    assertThat(browser.script(MARKS)).isEqualTo(browser.script(INSPECTED));
    assertThat(browser.text("#heat-legend")).contains("open four: wins");
    assertThat(browser.text("#threats [data-side='B']").lines())
        .containsSequence("open four: wins", "G8 K8");
  }

  @Test
  void aForcedWinIsALineToStepThrough() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8a1i8b1j8c1");
    browser.show("vcf");
    browser.waitForText("#finding", "Black wins by force in 2 moves");
    browser.click("#show-line");
    browser.waitForText("#line-step", "Step 1 of 3");
    browser.click("#line-on");
    browser.waitForText("#line-step", "Step 2 of 3");
    assertThat(browser.script("document.querySelectorAll('.line-stone').length")).isEqualTo(2L);
    browser.element("#line-slider").sendKeys(Keys.END);
    browser.waitForText("#line-step", "Step 3 of 3");
    assertThat(browser.script("document.querySelectorAll('.line-stone').length")).isEqualTo(3L);
    browser.element("#line-back").sendKeys(Keys.ARROW_LEFT);
    browser.waitForText("#line-step", "Step 2 of 3");
    assertThat(browser.script("document.querySelectorAll('.line-stone').length")).isEqualTo(2L);
  }

  private static final String MARKS =
      "[...document.querySelectorAll('.mark')].map((it) =>"
          + " `${it.getAttribute('x')} ${Math.round(it.getAttribute('y'))} ${it.textContent}`)"
          + ".sort().join()";

  /** A script that requests the analysis of the same position. */
  private static final String INSPECTED =
      """
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/analysis`);
        const moves = ["H8", "A1", "J8", "B1", "K8", "C1"].map((move, ply) => [ply % 2 ? "W" : "B", move]);
        socket.onopen = () => socket.send(JSON.stringify({ id: "i", action: "tengen-inspect", topic: "threats",
          engine: "gomoku", rules: "gomoku-freestyle", boardXSize: 15, boardYSize: 15, moves, maxTime: 5 }));
        socket.onmessage = ({ data }) => {
          socket.close();
          resolve(JSON.parse(data).marks.map(([point, label]) =>
            `${"ABCDEFGHJKLMNOP".indexOf(point[0])} ${15 - point.slice(1)} ${label.slice(1).replace("o", "!")}`).sort().join());
        };
      })
      """;

  @Test
  void aReviewFindsTheBlunder() {
    browser.open(FOUR);
    browser.click("#review");
    browser.waitForText("#message", "Reviewed");
    assertThat(browser.property("#moves", "textContent")).contains("A1??");
    browser.waitForText("#accuracy", "White played");
    browser.click("#first");
    browser.waitForText("#ply", "0 / 8");
    browser.click("#mistake");
    browser.waitFor("a mistake", () -> !browser.element("#ply").getText().startsWith("0 /"));
    assertThat(browser.element("#moves [aria-current]").getText()).contains("?");
  }

  /** The lesson stops before White's first move, and tells nothing until the reader has tried. */
  @Test
  void aMistakeIsTriedAgain() {
    browser.open(FOUR);
    browser.click("#review");
    browser.waitForText("#message", "Reviewed");
    browser.click("#lesson input[value='W']");
    browser.click("#lesson-first");
    browser.waitForText("#ply", "1 / 8");
    browser.waitForText("#lesson", "A1");
    browser.waitFor("the mistake", () -> browser.has(".badge.bad"));
    browser.click("#lesson-try");
    browser.waitForText("#lesson", "find a better move");
    assertThat(browser.has(".cand, .badge, .pv use, .line-stone, #line")).isFalse();
    assertThat(browser.has("#candidates [data-candidate]")).isFalse();
    String shown = (String) browser.script(SHOWN_TEXTS);
    browser.play("A1");
    browser.waitForText("#lesson", "A1 is not enough");
    browser.click("#lesson-better");
    browser.waitForText("#line-step", "Step 1 of");
    String better = browser.property("[data-line-step='1']", "textContent");
    assertThat(shown).doesNotContain(better);
    browser.click("#lesson-try");
    browser.play(better);
    browser.waitForText("#lesson", better + ". Well found.");
    browser.click("#lesson-next");
    browser.waitForText("#lesson", "Show why");
    assertThat(browser.text("#ply")).isNotEqualTo("1 / 8");
  }

  /** A script that returns the texts of the lesson, the graph and the candidates. */
  private static final String SHOWN_TEXTS =
      "[...document.querySelectorAll('#lesson, .graphpanel, .cands, [role=status]')]"
          + ".map(it => it.textContent + it.querySelector('svg')?.ariaLabel).join()";

  /**
   * A game of two equal engines, except for Black's move 39 far from all stones. Black had 83 %
   * before it, and White wins by force after move 40.
   */
  private static final String WHOLE =
      "#/p?g=gomoku-freestyle&s=15&m="
          + "h8h9f6i8g10i7i10j9g9h7g6k10l11g7j7i5i6h6j4k9"
          + "j8k7j6j5k8l9i9e7f7h5g5k6l7m8n7m9n9m10a1m7";

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void aReviewOfAWholeGameFindsThePlantedBlunder() {
    browser.open(WHOLE);
    browser.waitForText("#ply", "40 / 40");
    browser.click("#review");
    browser.waitForText("#message", "Reviewed");
    assertThat(browser.property("#moves [data-node='39']", "textContent")).isEqualTo("A1??");
    browser.click("[data-turning='39']");
    browser.waitForText("#ply", "38 / 40");
    browser.click("#lesson-close");
    browser.click("#forward");
    browser.waitForText("#ply", "39 / 40");
    browser.waitForText("#message", "A1 lost");
    assertThat(browser.text("#message"))
        .matches("A1 lost [0-9]+ points of 100; better was [A-O][0-9]+");
    browser.click("#first");
    browser.waitForText("#ply", "0 / 40");
    while (!browser.text("#ply").equals("39 / 40")) {
      String before = browser.text("#ply");
      browser.key("b");
      browser.waitFor("the next mistake", () -> !browser.text("#ply").equals(before));
    }
  }

  @Test
  void anAnalysisMovesNoButtonAndItsMarksStayBesideTheMoves() {
    browser.size(1280, 720);
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9");
    Object before = browser.script(BUTTONS);
    browser.click("#analyse");
    awaitSearches(1);
    browser.waitFor("candidates", () -> browser.has(".cand.best"));
    assertThat(browser.script(BUTTONS)).isEqualTo(before);
    browser.click(".tabs2 [data-tab='moves']");
    PageChecks.assertInView(browser, "#moves [data-node], #graph, #show, .steps", 5);
    browser.key(Keys.ARROW_LEFT);
    browser.waitFor("the tab", () -> browser.has(".tabs2 [data-tab='analysis']:focus"));
    PageChecks.assertInView(browser, "#candidates", 1);
    browser.click("#analyse");
    awaitSearches(0);
    assertThat(browser.has(".cand.best")).isTrue();
  }

  private static final String BUTTONS =
      "[...document.querySelectorAll('#analyse, #review, #show, .tabs2, .steps, .actions')]"
          + ".map(it => it.getBoundingClientRect().top.toFixed(1)).join()";

  @Test
  void anAnalysisThatWasStoppedGoesOn() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9h9");
    browser.click("#analyse");
    browser.waitFor("candidates", () -> browser.has(".cand.best"));
    browser.click("#analyse");
    awaitSearches(0);
    browser.click("#analyse");
    awaitSearches(1);
    browser.click("#analyse");
    awaitSearches(0);
  }

  @Test
  void aNewBoardEndsTheSearchOfTheOld() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9");
    browser.click("#analyse");
    awaitSearches(1);
    browser.menu("#new");
    browser.click("#start-both");
    awaitSearches(0);
    assertThat(browser.has(".cand")).isFalse();
  }

  @Test
  void storedResultsAreShownWithoutASearch() {
    String searches = "tengen_search_time_seconds_count{kind=\"analysis\"}";
    browser.open("#/p?g=nim&t=nim+3+5+7&m=1-1");
    browser.click("#analyse");
    browser.waitFor("candidates", () -> browser.has("#candidates [data-candidate]"));
    browser.click("#back");
    browser.waitForText("#ply", "0 / 1");
    browser.waitFor("candidates", () -> browser.has("#candidates [data-candidate]"));
    awaitSearches(0);
    double before = browser.server().metric(searches);
    browser.click("#forward");
    browser.waitForText("#ply", "1 / 1");
    assertThat(browser.has("#candidates [data-candidate]")).isTrue();
    assertThat(browser.server().metric(searches)).isEqualTo(before);
  }

  @Test
  void aLineIsShownWhereItHasTheFocusAndPlayedOutByEnter() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9");
    browser.click("#analyse");
    browser.waitFor("a line", () -> browser.has("#candidates [data-candidate]"));
    browser.click("#analyse");
    awaitSearches(0);
    browser.script("document.querySelector('#candidates button').focus()");
    browser.waitFor("its first move", () -> browser.has(".pv use"));
    browser.element("#candidates button").sendKeys(Keys.ENTER);
    browser.waitFor("a branch", () -> !browser.element("#ply").getText().startsWith("2 /"));
  }

  @Test
  void aLineThatHasTheFocusStaysWhereItIs() {
    browser.open("");
    assertThat(browser.withModules(REPORTS))
        .isEqualTo("G7 of G7 H8 J9, then G7 H8 J9, then G7 H8 J9");
  }

  /**
   * A script that renders the page's list for three reports in different orders, with the focus on
   * G7.
   */
  private static final String REPORTS =
      """
      (async () => {
        const { h, render } = $preact;
        const { Analysis } = $panels_analysis;
        const { initial, reduce } = $model;
        const { translator } = $i18n_translate;
        const answer = (state, message) => reduce(state, { type: "answer", message });
        const root = document.body.appendChild(document.createElement("div"));
        const lines = () => [...root.querySelectorAll("[data-candidate]")].map((it) => it.dataset.candidate).join(" ");
        let state = answer(initial, { id: "position:0:0", toMove: "B", verdict: { state: "open" }, stones: [], illegal: [] });
        const orders = [];
        for (const order of [["G7", "H8", "J9"], ["H8", "G7", "J9"], ["J9", "H8", "G7"]]) {
          const moveInfos = order.map((move) => ({ move, visits: 100, winrate: 0.5, pv: [move] }));
          state = answer(state, { id: "analysis:0:0:gomoku", isDuringSearch: true, moveInfos });
          render(h(Analysis, { state, settings: {}, t: translator("en"), act: () => {} }), root);
          if (orders.push(lines()) === 1) {
            root.querySelector("[data-candidate='G7']").focus();
          }
        }
        const focused = document.activeElement.dataset.candidate;
        root.remove();
        return `${focused} of ${orders.join(", then ")}`;
      })()
      """;

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void eachEngineHasALineOfItsOwn() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9");
    browser.click("#analyse");
    browser.waitFor("a curve", () -> browser.has(".curve.c0"));
    browser.click("#analysis-details");
    browser.choose("#analyst", "gomoku-classic");
    browser.waitForText(".chartlegend", "Classic");
    browser.click("#analyse");
    awaitSearches(0);
    assertThat(browser.element(".chartlegend").getText()).isEqualTo("Tengen\nTengen Classic");
    browser.waitFor("two curves", () -> browser.has(".curve.c0") && browser.has(".curve.c1"));
  }
}
