package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Tests of the page by the roles, names and announcements that a screen reader tells. */
@BrowserTest
class WebScreenReaderIT {
  private final Browser browser;
  private final ScreenReader reader;

  WebScreenReaderIT(Browser browser) {
    this.browser = browser;
    this.reader = new ScreenReader(browser);
  }

  /** Plays the walk of {@code docs/screen-reader.md}. */
  @Test
  void aGameIsPlayedByRolesAndNamesAlone() {
    browser.open("");
    reader.listen();
    chooseBeginner();
    playToTheEnd();
    checkResult();
    review();
    assertThat(reader.announcements()).noneMatch(text -> text.startsWith("Reviewing"));
  }

  private void chooseBeginner() {
    reader.focus("slider", "Opponent");
    browser.key(Keys.HOME);
    browser.waitFor("the level", () -> reader.valueOf("Opponent").equals("Beginner, 1 of 7"));
  }

  private void playToTheEnd() {
    reader.press("link", "To the board");
    String at = "H8";
    for (int moves = 0; !isOver(); moves++) {
      if (moves == 1) {
        askForAHint();
      }
      String point = new NamedBoard(cells()).best();
      walk(at, point);
      at = point;
      browser.key(Keys.ENTER);
      int before = moves;
      browser.waitFor("a reply to " + point, () -> replies() > before || isOver());
    }
  }

  private void askForAHint() {
    reader.press("button", "Hint");
    reader.await("a hint", text -> text.startsWith("Hint: "));
    reader.press("link", "To the board");
  }

  private List<String> cells() {
    return reader.elements("gridcell").stream().map(ScreenReader.Element::name).toList();
  }

  /** Walks over the board by arrow keys. */
  private void walk(String from, String to) {
    press(to.charAt(0) - from.charAt(0), Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
    int rows = Integer.parseInt(to.substring(1)) - Integer.parseInt(from.substring(1));
    press(rows, Keys.ARROW_UP, Keys.ARROW_DOWN);
  }

  private void press(int count, Keys forwards, Keys back) {
    for (int i = 0; i < Math.abs(count); i++) {
      browser.key(count > 0 ? forwards : back);
    }
  }

  private long replies() {
    return reader.announcements().stream().filter(text -> text.startsWith("White ")).count();
  }

  private boolean isOver() {
    return reader.announcements().stream().anyMatch(text -> text.contains(" wins: five in a row"));
  }

  private void checkResult() {
    boolean isWon =
        reader.announcements().stream()
            .anyMatch(text -> text.endsWith("Black wins: five in a row"));
    browser.waitFor("the result", () -> reader.finds("region", "Result"));
    assertThat(reader.finds("heading", isWon ? "You win." : "You lose.")).isTrue();
    assertThat(reader.finds("button", "Rematch")).isTrue();
  }

  private void review() {
    reader.press("button", "Review");
    reader.await("the review", text -> text.startsWith("Reviewed: "));
    reader.choose("All");
    reader.press("button", "Look at the mistakes");
    reader.await("a mistake", text -> text.contains("was a mistake") || text.contains("by force"));
    reader.press("button", "Try again");
    reader.await("the question", text -> text.contains("find a better move on the board"));
    reader.press("button", "Show move");
    reader.await("the better move", text -> text.contains("was better"));
  }
}
