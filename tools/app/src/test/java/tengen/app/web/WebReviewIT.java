package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** Tests of what the page's design promises for reviews and analyses. */
@BrowserTest
final class WebReviewIT {
  /** A game of equals, after which both sides play in the corners twice. */
  private static final String MISTAKES =
      "#/p?g=gomoku-freestyle&s=15&m=h8i9g7i7i8h7g6g8f7j10a1o15a15o1";

  @TempDir Path scratch;

  private final Browser browser;

  WebReviewIT(Browser browser) {
    this.browser = browser;
  }

  /** Opens the game as White's person against the engine, which moves, and reviews it. */
  private void reviewAsWhite() {
    browser.open(MISTAKES);
    browser.menu("#players");
    browser.choose("#player-B", "gomoku");
    browser.key(Keys.ESCAPE);
    browser.waitForText("#ply", "15 / 15");
    browser.click("#review");
    browser.waitForText("#lesson", "Your mistakes");
  }

  private int counted(String whose) {
    String label =
        browser.property("label:has([name='whose'][value='%s'])".formatted(whose), "innerText");
    return Integer.parseInt(label.replaceAll("\\D", ""));
  }

  private int ply() {
    return Integer.parseInt(browser.text("#ply").split(" / ")[0]);
  }

  /** Goes to the next mistake and returns the number of moves before it. */
  private int next(String selector) {
    int before = ply();
    browser.click(selector);
    browser.waitFor("another position", () -> ply() != before);
    return ply();
  }

  @Test
  void aReviewVisitsTheReadersOwnMistakesInOrder() {
    reviewAsWhite();
    int own = counted("W");
    assertThat(own).isBetween(2, counted("all") - 1);
    List<Integer> visited = new ArrayList<>();
    visited.add(next("#lesson-first"));
    while (visited.size() < own) {
      visited.add(next("#lesson-next"));
    }
    assertThat(visited).isSorted().doesNotHaveDuplicates().allMatch(plies -> plies % 2 == 1);
    assertThat(next("#lesson-next")).isEqualTo(visited.getFirst());
    next("#back");
    browser.waitForText("#lesson", "Back to the mistake");
    assertThat(next("#lesson-first")).isEqualTo(visited.getFirst());
  }

  /** Opens a full board without a winner, in which every move is a mistake. */
  private void openFullBoardOfMistakes() throws IOException {
    var moves = new StringBuilder();
    List<String> black = points(0);
    List<String> white = points(1);
    for (int ply = 0; ply < 225; ply++) {
      List<String> side = ply % 2 == 0 ? black : white;
      moves.append(ply % 2 == 0 ? ";B[" : ";W[").append(side.get(ply / 2));
      moves.append("]SBKV[").append(ply % 2 == 0 ? 30 : 70).append(']');
    }
    browser.open("#/analyse");
    browser.openFile(scratch.resolve("full.sgf"), "(;GM[4]SZ[15]" + moves + ")");
    browser.waitForText("#ply", "225 / 225");
  }

  /** Returns the points of one side, in pairs that make no five in a row. */
  private static List<String> points(int side) {
    return Stream.iterate(0, i -> i < 225, i -> i + 1)
        .filter(i -> (i % 15 / 2 + i / 15) % 2 == side)
        .map(i -> "" + (char) ('a' + i % 15) + (char) ('a' + i / 15))
        .toList();
  }

  @Test
  void theGraphsSignsDoNotOverlapInALongGame() throws IOException {
    openFullBoardOfMistakes();
    List<?> boxes = (List<?>) browser.script(SIGNS);
    assertThat(boxes).hasSizeGreaterThan(5);
    for (int i = 1; i < boxes.size(); i++) {
      assertThat(edge(boxes, i, 0)).as("sign %d", i).isGreaterThanOrEqualTo(edge(boxes, i - 1, 1));
    }
  }

  private static double edge(List<?> boxes, int index, int side) {
    return ((Number) ((List<?>) boxes.get(index)).get(side)).doubleValue();
  }

  /** A script that returns the left and right edges of the signs, from left to right. */
  private static final String SIGNS =
      "[...document.querySelectorAll('#graph .sign')].map(it => it.getBoundingClientRect())"
          + ".map(({left, right}) => [left, right]).sort(([one], [other]) => one - other)";

  @Test
  void candidatesKeepTheirRowsThroughTenReports() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9");
    browser.waitForPosition();
    browser.click("#analyse");
    browser.script(WATCH_ROWS);
    browser.waitFor("ten reports", () -> (long) browser.script("reports.size") > 10);
    browser.click("#analyse");
    assertThat(browser.script("[...rows].join('; ')").toString()).doesNotContain(";").isNotEmpty();
  }

  /**
   * A script that collects the figures of all reports, and the boxes of the rows at each change.
   */
  private static final String WATCH_ROWS =
      """
      (() => {
        window.reports = new Set();
        window.rows = new Set();
        const box = (it) => [it.x, it.y, it.width, it.height].map(Math.round).join(" ");
        const look = () => {
          reports.add(document.querySelector(".effort").textContent);
          rows.add([...document.querySelectorAll("#candidates > li, .effort")]
            .map((it) => box(it.getBoundingClientRect())).join());
        };
        look();
        new MutationObserver(look).observe(document.querySelector(".cands"),
          { subtree: true, childList: true, characterData: true, attributes: true });
      })()
      """;
}
