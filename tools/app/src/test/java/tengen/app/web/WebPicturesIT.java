package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.openqa.selenium.Keys;
import tengen.app.Distribution;

/** Makes the manual's pictures of the page with {@code -Dtengen.pictures=keep}. */
@BrowserTest
@EnabledIfSystemProperty(
    named = "tengen.pictures",
    matches = "keep",
    disabledReason = "documentation: -Dtengen.pictures")
class WebPicturesIT {
  /** Maximum size in bytes of a picture with the grain of the wood, which compresses badly. */
  private static final long MAX_BYTES = 150_000;

  /** Maximum size in bytes of the animation. */
  private static final long MAX_MOVING_BYTES = 600_000;

  private static final int MAX_MOVES = 30;
  private static final int MAX_STEPS = 5;

  private static final String OPENING = "#/p?g=gomoku-freestyle&s=15&m=h8i9g7i7i8h7";
  private static final String GAME = "#/p?g=gomoku-freestyle&s=15&m=h8i9g7i7i8h7g6g8f7j10";

  private final Browser browser;

  WebPicturesIT(Browser browser) {
    this.browser = browser;
  }

  /** Has the page draw boards without grain. */
  private void flatBoard() {
    browser.open("");
    browser.script("localStorage.setItem('tengen', JSON.stringify({ board: 'flat' }))");
  }

  private void savePicture(String name) throws IOException {
    Path shown = Distribution.root().resolve("docs").resolve(name + ".png");
    SmallPicture.write(picture(), shown);
    assertThat(Files.size(shown)).isBetween(5_000L, MAX_BYTES);
  }

  private BufferedImage picture() throws IOException {
    return ImageIO.read(browser.saveScreenshot("picture").toFile());
  }

  @Test
  void analysisOnADesktop() throws IOException {
    browser.size(1120, 720);
    browser.open(OPENING);
    browser.click("#analyse");
    browser.waitFor(
        "candidates", () -> browser.has("#candidates li:nth-child(5) [data-candidate]"));
    savePicture("board-desktop");
  }

  @Test
  void aGameOnAPhone() throws IOException {
    browser.size(360, 740);
    browser.open("#/p?g=nogo&s=9&m=e5c3g7d6f4");
    browser.waitForName("F4", "F4, Black, last move");
    savePicture("board-phone");
    assertThat(browser.script("document.documentElement.scrollWidth")).isEqualTo(360L);
  }

  @Test
  void theProofInTheDark() throws IOException {
    browser.size(1120, 720);
    browser.prefer("prefers-color-scheme", "dark");
    flatBoard();
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8h9");
    browser.show("proof");
    browser.click("#proof [data-step]");
    browser.waitFor("replies", () -> browser.has("#proof .replies"));
    savePicture("board-dark");
  }

  @Test
  void aReviewInChinese() throws IOException {
    browser.size(1120, 720);
    flatBoard();
    browser.open(GAME);
    browser.choose("#language", "zh");
    browser.click("#review");
    browser.waitForText("#message", "复盘完成");
    savePicture("board-chinese");
  }

  @Test
  void aGameOfAPlugin() throws IOException {
    try (WebServer server = WebServer.withMoreGames()) {
      Browser there = browser.at(server);
      there.size(360, 740);
      there.open("#/p?g=othello&s=8&m=d3c5b6e3f4b5c6a7a4c7f5c3f2a5");
      there.waitFor("legal squares", () -> there.has(".legal"));
      savePicture("board-othello");
      there.leave();
    }
  }

  /** Plays the hints against the weakest level until the game is won, and reviews it. */
  @Test
  void aGameThatIsWonAndReviewed() throws IOException {
    var moving = new MovingPicture();
    browser.size(1000, 640);
    browser.prefer("prefers-reduced-motion", "reduce");
    flatBoard();
    browser.open("");
    browser.element("#level").sendKeys(Keys.HOME);
    moving.add(picture(), 150);
    playToTheEnd(moving);
    moving.add(picture(), 220);
    browser.click("#review-game");
    browser.waitFor("a lesson", () -> browser.has("#accuracy"));
    if (!browser.has("#lesson-first")) {
      browser.click("#lesson input[value='all']");
    }
    moving.add(picture(), 250);
    browser.click("#lesson-first");
    browser.waitFor("a mistake", () -> browser.has("#lesson-why"));
    moving.add(picture(), 250);
    browser.click("#lesson-why");
    browser.waitFor("a line", () -> browser.has("#line-step"));
    for (int i = 0; i < MAX_STEPS && !browser.has("#line-on:disabled"); i++) {
      String before = browser.text("#line-step");
      browser.click("#line-on");
      browser.waitFor("a step", () -> !browser.text("#line-step").equals(before));
      moving.add(picture(), 90);
    }
    Path file = Distribution.root().resolve("docs/board-game.gif");
    moving.write(file);
    assertThat(Files.size(file)).isBetween(50_000L, MAX_MOVING_BYTES);
  }

  private void playToTheEnd(MovingPicture moving) throws IOException {
    browser.play("H8");
    for (int move = 1; !browser.has("#end") && move < MAX_MOVES; move++) {
      String plies = "%1$d / %1$d".formatted(2 * move);
      browser.waitFor(plies, () -> browser.text("#ply").equals(plies) || browser.has("#end"));
      browser.waitForPosition();
      moving.add(picture(), 60);
      if (!browser.has("#end")) {
        browser.click("#hint");
        browser.waitFor("a hint", () -> browser.has(".cand.best"));
        browser.play((String) browser.script(HINTED));
      }
    }
  }

  /** A script that returns the point of the hint, as GTP names it. */
  private static final String HINTED =
      "(({ e, f }) => 'ABCDEFGHJKLMNOP'[Math.round(e)] + (15 - Math.round(f)))"
          + "(document.querySelector('.cand.best').transform.baseVal[0].matrix)";
}
