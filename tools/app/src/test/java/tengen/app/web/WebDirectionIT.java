package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the page where it is written from right to left. */
@BrowserTest
class WebDirectionIT {
  private final Browser browser;

  WebDirectionIT(Browser browser) {
    this.browser = browser;
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 390})
  void fromRightToLeftTheBoardAndTheStepsStay(int width) {
    browser.size(width, width > 1000 ? 720 : 844);
    browser.open("");
    browser.script("document.documentElement.dir = 'rtl'");
    browser.play("D4");
    browser.waitForText("#ply", "2 / 2");
    assertThat(browser.script(OFFSET)).as("a stone lies where it was put").isEqualTo(true);
    assertThat(browser.script(FROM_LEFT.formatted(".coord text"))).isEqualTo(true);
    assertThat(browser.script(FROM_LEFT.formatted(".steps button"))).isEqualTo(true);
    assertThat(browser.script(FROM_LEFT.formatted(".actions button"))).isEqualTo(true);
    assertThat(browser.script(BURIED))
        .as("controls outside the window or on the board")
        .isEqualTo("");
    assertThat(browser.script("document.documentElement.scrollWidth")).isEqualTo((long) width);
  }

  @Test
  void fromRightToLeftTheMenuOfMarksIsWithinTheWindow() {
    browser.size(1280, 720);
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9");
    browser.waitForPosition();
    browser.script("document.documentElement.dir = 'rtl'");
    browser.click("#show");
    browser.element(".pop");
    assertThat(browser.script("document.querySelector('.pop').getBoundingClientRect().left >= 0"))
        .isEqualTo(true);
  }

  private static final String CENTRES =
      "const middle = it => { const box = it.getBoundingClientRect();"
          + " return { x: box.left + box.width / 2, y: box.top + box.height / 2 }; };";

  private static final String OFFSET =
      "(() => {"
          + CENTRES
          + " const cell = document.querySelector('[data-point=\"D4\"]');"
          + " const stone = middle(document.querySelector('.stones use')), there = middle(cell);"
          + " return Math.hypot(stone.x - there.x, stone.y - there.y) < cell.clientWidth / 4; })()";

  /**
   * A script that tells whether those elements that are in one row stand in order from left to
   * right.
   */
  private static final String FROM_LEFT =
      "(() => {"
          + CENTRES
          + " const all = [...document.querySelectorAll('%s')].filter(it =>"
          + " it.getClientRects().length).map(middle); return all.every((it, i) => !i ||"
          + " Math.abs(it.y - all[i - 1].y) > 2 || it.x > all[i - 1].x); })()";

  private static final String BURIED =
      """
      (() => {
        const board = document.querySelector(".board").getBoundingClientRect();
        const isOut = ({ left, right, top, bottom }) => left < 0 || right > innerWidth + 1
          || (left < board.right - 1 && right > board.left + 1 && top < board.bottom - 1 && bottom > board.top + 1);
        return [...document.querySelectorAll("button, a, select")]
          .filter((it) => it.checkVisibility() && !it.closest(".skip") && isOut(it.getBoundingClientRect()))
          .map((it) => it.outerHTML).join();
      })()
      """;
}
