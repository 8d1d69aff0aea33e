package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
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

  private void keep(String name) throws IOException {
    Path picture = browser.keepPicture(name);
    SmallPicture.write(ImageIO.read(picture.toFile()), picture);
    assertThat(Files.size(picture)).isBetween(5_000L, MAX_BYTES);
    Path shown = Distribution.root().resolve("docs").resolve(name + ".png");
    Files.copy(picture, shown, StandardCopyOption.REPLACE_EXISTING);
  }

  @Test
  void analysisOnADesktop() throws IOException {
    browser.size(1120, 720);
    browser.open(GAME);
    browser.click("#analyse");
    browser.waitFor(
        "candidates", () -> browser.has("#candidates li:nth-child(5) [data-candidate]"));
    keep("board-desktop");
  }

  @Test
  void aGameOnAPhone() throws IOException {
    browser.size(360, 740);
    browser.open("#/p?g=nogo&s=9&m=e5c3g7d6f4");
    browser.waitForName("F4", "F4, Black, last move");
    keep("board-phone");
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
    keep("board-dark");
  }

  @Test
  void aReviewInChinese() throws IOException {
    browser.size(1120, 720);
    flatBoard();
    browser.open(GAME);
    browser.click("#language");
    browser.click("#review");
    browser.waitForText("#message", "复盘完成");
    keep("board-chinese");
  }
}
