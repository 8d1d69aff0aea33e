package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.openqa.selenium.Keys;
import tengen.app.Distribution;

/**
 * Measures the page's speed with {@code -Dtengen.figures=keep}. Writes {@code
 * target/browser/figures.txt} in milliseconds, sorted.
 */
@BrowserTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@EnabledIfSystemProperty(
    named = "tengen.figures",
    matches = "keep",
    disabledReason = "documentation: -Dtengen.figures")
final class WebFiguresIT {
  private static final int TIMES = 10;
  private static final int MAX_MOVES = 60;
  private static final String GAME = "#/p?g=gomoku-freestyle&s=15&m=h8i9";

  private final Browser browser;
  private final List<String> figures = new ArrayList<>();

  WebFiguresIT(Browser browser) {
    this.browser = browser;
  }

  private void addFigure(String what, List<Double> values) {
    String sorted =
        values.stream()
            .sorted()
            .map(it -> String.format(Locale.ROOT, "%.0f", it))
            .collect(Collectors.joining(" "));
    figures.add(what + ": " + sorted);
  }

  @AfterAll
  void write() throws IOException {
    Files.createDirectories(Distribution.output().resolve("browser"));
    Files.write(Distribution.output().resolve("browser/figures.txt"), figures);
  }

  private double number(String expression) {
    return ((Number) browser.script(expression)).doubleValue();
  }

  @Test
  void firstPaint() {
    var cold = new ArrayList<Double>();
    for (int i = 0; i < TIMES; i++) {
      browser.forgetFiles();
      browser.open("");
      cold.add(number("performance.getEntriesByName('first-contentful-paint')[0].startTime"));
    }
    addFigure("first contentful paint, cold", cold);
  }

  @Test
  void firstCandidatesAndTheEndOfTheSearch() {
    var shown = new ArrayList<Double>();
    var ended = new ArrayList<Double>();
    for (int i = 0; i < TIMES; i++) {
      browser.open(GAME);
      browser.waitForPosition();
      browser.script(WATCH);
      browser.click("#analyse");
      browser.waitFor("candidates", () -> browser.has(".cand"));
      shown.add(number("seen - pressed"));
      browser.menu("#new");
      browser.script(END);
      browser.click("#start-both");
      browser.waitFor("no search", () -> browser.script("window.over") instanceof Number);
      ended.add(number("over"));
    }
    addFigure("from Analyse to the first candidates", shown);
    addFigure("from a new board to no search in /metrics, asked by the page", ended);
  }

  private static final String WATCH =
      """
      (() => {
        document.querySelector("#analyse").addEventListener("click", () => { window.pressed = performance.now(); });
        new MutationObserver((_, observer) => {
          if (document.querySelector(".cand")) {
            window.seen = performance.now();
            observer.disconnect();
          }
        }).observe(document.body, { subtree: true, childList: true });
      })()
      """;

  /** A script that polls the metrics after a click until no search runs. */
  private static final String END =
      """
      document.addEventListener("click", async () => {
        const pressed = performance.now();
        for (let text = ""; !/^tengen_searches_running 0/m.test(text);) {
          text = await (await fetch("/metrics")).text();
        }
        window.over = performance.now() - pressed;
      }, { once: true, capture: true })
      """;

  @Test
  void aMoveInTwoWindows() {
    browser.open("");
    browser.menu("#new");
    browser.chooseRules("nogo");
    browser.click("#start-engines");
    browser.waitFor("a table", () -> browser.script("location.hash").toString().startsWith("#/t/"));
    browser.click("#pause");
    browser.waitFor("paused", () -> !browser.has("#step:disabled"));
    browser.choose("#speed", "1");
    browser.script(PLIES);
    String hash = (String) browser.script("location.hash");
    String first = browser.anotherWindow();
    browser.load(hash);
    browser.waitForState("ready");
    browser.script(PLIES);
    browser.click("#pause");
    browser.waitFor("moves", () -> number("Object.keys(plies).length") > TIMES);
    String here = "JSON.stringify(Object.entries(plies).map(([ply, at]) => [ply, at]))";
    String second = (String) browser.script(here);
    browser.leave();
    browser.closeWindow(first);
    String between =
        "new Map(%s).entries().filter(([ply]) => plies[ply]).map(([ply, at]) => Math.abs(at -"
            + " plies[ply])).toArray()";
    List<?> apart = (List<?>) browser.script(between.formatted(second));
    addFigure(
        "between two windows, a move",
        apart.stream().map(it -> ((Number) it).doubleValue()).toList());
  }

  /** A script that records when each new ply was first shown, on a clock that all windows share. */
  private static final String PLIES =
      """
      (() => {
        window.plies = {};
        const shown = () => document.querySelector("#ply").textContent;
        const before = shown();
        new MutationObserver(() => {
          if (shown() !== before) {
            plies[shown()] ??= performance.timeOrigin + performance.now();
          }
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      })()
      """;

  /** Steps back and on through a game that fills a board of 22 by 22, which nobody wins. */
  @Test
  void aStepOnAFullBoard() {
    browser.open("#/p?g=gomoku-freestyle&s=22&m=" + fullBoard());
    browser.waitForText("#ply", "484 / 484");
    browser.waitForPosition();
    for (String button : List.of("back", "forward")) {
      var steps = new ArrayList<Double>();
      for (int i = 1; i <= TIMES; i++) {
        double before = browser.scriptMs();
        browser.click("#" + button);
        int ply = button.equals("back") ? 484 - i : 484 - TIMES + i;
        browser.waitForText("#ply", ply + " / 484");
        browser.waitForPosition();
        steps.add(browser.scriptMs() - before);
      }
      addFigure("script of a step " + button + " with 484 moves", steps);
    }
  }

  /** Returns the moves in gomocalc's notation: pairs of points in a row, shifted in each row. */
  private static String fullBoard() {
    var black = new ArrayList<String>();
    var white = new ArrayList<String>();
    for (int y = 1; y <= 22; y++) {
      for (int x = 0; x < 22; x++) {
        ((x / 2 + y) % 2 == 0 ? black : white).add((char) ('a' + x) + String.valueOf(y));
      }
    }
    var moves = new StringBuilder();
    for (int i = 0; i < black.size(); i++) {
      moves.append(black.get(i)).append(white.get(i));
    }
    return moves.toString();
  }

  /** Follows the README's first screen: play against level 0, win and review. */
  @Test
  void aGameIsWonAndReviewed() {
    long begun = System.nanoTime();
    browser.open("");
    browser.element("#level").sendKeys(Keys.HOME);
    int moves = 0;
    while (!browser.has("#end") && moves < MAX_MOVES) {
      browser.waitForPosition();
      if (moves == 0) {
        browser.click("#play-engine");
        browser.click("[data-screen='analyse']");
        browser.waitForPosition();
      }
      browser.click("#hint");
      browser.waitFor("a hint", () -> browser.has("#candidates [data-candidate]"));
      browser.play(browser.element("#candidates [data-candidate]").getAttribute("data-candidate"));
      moves++;
      int ply = 2 * moves;
      browser.waitFor(
          "the answer",
          () -> browser.has("#end") || browser.element("#ply").getText().startsWith(ply + " /"));
    }
    browser.waitForText("#end", "Black wins");
    browser.click("#review");
    browser.waitForText("#message", "Reviewed");
    browser.click("#lesson-first");
    assertThat(browser.element("#moves [aria-current]").getText()).contains("?");
    addFigure(
        "a game of %d moves won by hints, and reviewed".formatted(moves),
        List.of((System.nanoTime() - begun) / 1e6));
  }
}
