package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.openqa.selenium.Keys;

/** Tests of games that the page knows only from a plugin: Othello and Connect6. */
@BrowserTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WebMoreGamesIT {
  private final WebServer server;
  private final Browser browser;

  WebMoreGamesIT(Browser shared) throws IOException {
    server = WebServer.withMoreGames();
    browser = shared.at(server);
  }

  @AfterAll
  void end() {
    server.close();
  }

  private void waitForCount(String selector, long number) {
    browser.waitFor(
        number + " " + selector,
        () ->
            browser
                .script("document.querySelectorAll(\"" + selector + "\").length")
                .equals(number));
  }

  @Test
  void othelloIsChosenByItsCardAndDiscsFlip() {
    browser.size(1280, 800);
    browser.open("");
    browser.menu("#new");
    browser.waitForText("[data-group='more'] h3", "More games");
    browser.click("[data-card='othello']");
    browser.waitForText(".chosen-game", "Enclose discs to flip them; more discs win");
    waitForCount(".chosen-game .felt", 1);
    browser.click("#start-black");
    browser.waitForText("h1", "Othello 8 × 8");
    waitForCount(".legal", 4);
    assertThat(PageChecks.violations(browser)).isEmpty();
    browser.play("D3");
    waitForCount(".stones > use", 6);

    browser.key(Keys.ARROW_LEFT);
    browser.waitForName("D4", "D4, Black");
    waitForCount(".stones > use[href='#B']", 4);
    waitForCount(".board .felt", 1);
  }

  /** Black's disc in the corner next to White's flips it; White can flip none. */
  @Test
  void aPlayerWithoutAMovePasses() throws IOException {
    browser.size(1280, 800);
    browser.open("#/p?g=othello&s=8&b=a8&w=b8&f=W&m=");
    browser.waitForText(".actions", "You have no move but to pass");
    browser.click("#pass");
    browser.waitForText(".moves", "Pass");
    waitForCount(".legal", 1);
    browser.waitForName("C8", "C8, empty");
    browser.play("C8");
    browser.waitForText("#end", "3 discs to 0");
    assertThat(frames(browser.saved("[data-save='gif']", "game.gif"))).isEqualTo(2);
  }

  /** Returns the number of frames of an animation. A pass that changes no stone has none. */
  private static int frames(Path film) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (var in = ImageIO.createImageInputStream(film.toFile())) {
      reader.setInput(in);
      return reader.getNumImages(true);
    } finally {
      reader.dispose();
    }
  }

  @Test
  void connect6IsPlayedByTouchWithTwoStonesATurn() {
    browser.size(390, 844);
    browser.touch(true);
    browser.open("");
    browser.menu("#new");
    browser.click("#change-game");
    browser.click("[data-card='connect6']");
    browser.click("label:has([name='usual-size'][value='9'])");
    browser.click("#start-white");
    waitForCount(".stones > use", 1);
    browser.waitForText("[data-side='W'] .state", "Your turn");
    browser.tap("A1");
    browser.waitForText("[data-side='W'] .state", "One more stone");
    browser.tap("J1");
    waitForCount(".stones > use", 5);
    browser.waitForText("[data-side='W'] .state", "Your turn");
    waitForCount(".lastring.onB", 2);
  }
}
