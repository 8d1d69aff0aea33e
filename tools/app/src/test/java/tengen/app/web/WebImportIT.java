package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Tests of files that are imported, dropped on the page or pasted into it. */
@BrowserTest
final class WebImportIT {
  private final Browser browser;

  WebImportIT(Browser browser) {
    this.browser = browser;
  }

  /** A script that drops files {@code [name, text]} on the page. */
  private static String drop(String files) {
    return event("drop", "DragEvent", "dataTransfer", files);
  }

  private static String event(String type, String kind, String field, String content) {
    return """
    (() => {
      const data = new DataTransfer();
      for (const [name, text] of %s) {
        if (name) { data.items.add(new File([text], name)); } else { data.setData("text/plain", text); }
      }
      document.body.dispatchEvent(new %s("%s", { %s: data, bubbles: true, cancelable: true }));
    })()
    """
        .formatted(content, kind, type, field);
  }

  private static String paste(String content) {
    return event("paste", "ClipboardEvent", "clipboardData", content);
  }

  /** Files {@code N.sgf}, each with another game of this player. */
  private static String games(String player, int from, int to) {
    return """
    Array.from({ length: %3$d - %2$d }, (_, at) => [`${at + %2$d}.sgf`,
      `(;GM[1]SZ[9]RU[nogo]PB[%1$s${at + %2$d}];B[aa])`])
    """
        .formatted(player, from, to)
        .strip();
  }

  private void open(String hash) {
    browser.open(hash);
    browser.waitFor("the daemon's offer", () -> browser.has("#import, [role='grid']"));
  }

  private String count(String name) {
    return browser.text("#count-" + name);
  }

  @Test
  void theCountsOfManyFilesAddUpAndTheImportIsUndone() throws IOException {
    open("#/games");
    browser.script(drop(games("Ida", 0, 13)));
    browser.waitForText("#imported", "Imported 13 of 13 games");

    browser.script(
        drop("[..." + games("Ida", 0, 197) + ", ...['x', 'y', 'z'].map(it => [it + '.sgf', it])]"));

    browser.waitForText("#imported", "Imported 197 of 200 games");
    assertThat(count("new")).isEqualTo("184");
    assertThat(count("known")).isEqualTo("13");
    assertThat(count("unreadable")).isEqualTo("3");
    browser.click("#unreadable summary");
    assertThat(browser.script("document.querySelectorAll('#unreadable li').length")).isEqualTo(3L);
    assertThat(browser.text("#unreadable li")).startsWith("x.sgf ");
    assertThat(browser.script("document.querySelectorAll('.imp').length")).isEqualTo(1L);
    var _ = browser.saveScreenshot("games-import");

    browser.click("#undo-import");

    browser.waitForText("#toast", "184 games deleted");
    assertThat(browser.has(".imp")).isFalse();
    browser.write("#games-player", "Ida19" + Keys.TAB);
    browser.waitForText("#no-games", "No game matches");
    browser.leave();
    assertThat(browser.complaints()).allMatch(it -> it.contains("status of 422"));
  }

  @Test
  void aFileDroppedOnTheBoardOpens() {
    open("#/analyse");
    browser.script(drop("[['a.sgf', '(;GM[4]SZ[15];B[hh];W[ii])']]"));
    browser.waitForName("J7", "I7, White, last move");
    browser.script(drop("[['a.txt', 'hello']]"));
    browser.waitForText("#message", "cannot read this as a game");
  }

  @Test
  void severalFilesDroppedOnTheBoardAreImported() {
    open("#/");
    browser.script(drop(games("Jon", 0, 2)));
    browser.waitForText("#imported", "Imported 2 of 2 games");
    assertThat(browser.script("location.hash")).isEqualTo("#/games");
  }

  @Test
  void aPastedGameOpens() {
    open("#/");
    browser.script(paste("[['', '(;GM[4]SZ[15]PB[Kim];B[hh];W[ii])']]"));
    browser.waitForName("J7", "I7, White, last move");
    browser.waitForText("#ply", "2 / 2");
    browser.script(paste("[['b.sgf', '(;GM[4]SZ[15];B[aa])']]"));
    browser.waitForName("A15", "A15, Black, last move");
  }
}
