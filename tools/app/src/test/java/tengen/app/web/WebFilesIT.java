package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** Tests of opening and saving games on the page. */
@BrowserTest
class WebFilesIT {
  @TempDir Path scratch;

  private final Browser browser;

  WebFilesIT(Browser browser) {
    this.browser = browser;
  }

  private void open(String name, String text) throws IOException {
    browser.open("#/analyse");
    browser.openFile(scratch.resolve(name), text);
  }

  private String saved(String format) throws IOException {
    return Files.readString(browser.saved("[data-save='" + format + "']", "game." + format));
  }

  @Test
  void branchesAndNotesGoThroughSgfAndJson() throws IOException {
    open("game.sgf", "(;GM[4]FF[4]SZ[15];B[hh];W[ii](;B[jj];W[aa]C[why? \\] so])(;B[ab]))");
    browser.waitForText("#ply", "4 / 4");
    assertThat(browser.property("#moves", "textContent")).contains("J6").contains("A14");
    String sgf = saved("sgf");
    assertThat(sgf).contains("(;B[jj];W[aa]C[why? \\] so])(;B[ab])");
    String json = saved("json");

    open("again.json", json);
    browser.waitForText("#ply", "4 / 4");
    assertThat(saved("sgf")).isEqualTo(sgf);
    assertThat(saved("json")).isEqualTo(json);
  }

  @Test
  void aQueryOfAnalysisIsOpened() throws IOException {
    open(
        "query.json",
        "{\"id\":\"a\",\"rules\":\"nogo\",\"boardXSize\":9,\"boardYSize\":9,"
            + "\"initialStones\":[[\"B\",\"A1\"]],\"moves\":[[\"W\",\"E5\"],[\"B\",\"D4\"]]}");
    browser.waitForName("D4", "D4, Black, last move");
    assertThat(browser.name("A1")).isEqualTo("A1, Black");
    assertThat(browser.has("[data-save='psq']")).isFalse();
  }

  @Test
  void aLineGoesThroughPsq() throws IOException {
    open("game.psq", "Piskvorky 20x20, 11:11, 0\n10,10,1200\n11,11,950\na.zip\nb.zip\n0\n");
    browser.waitForName("L10", "K10, White, last move");
    assertThat(saved("psq"))
        .isEqualTo("Piskvorky 20x20, 11:11, 0\n10,10,0\n11,11,0\nhomo-1\nhomo-2\n-1\n");
  }

  @Test
  void aGameOfSeveralCanBeChosen() throws IOException {
    open(
        "games.sgf",
        "(;GM[4]SZ[15]PB[Ann]PW[Bob];B[hh])(;GM[4]SZ[99])(;GM[4]SZ[15]PB[Cid]EV[cup];B[ii];W[jj])");
    browser.waitForText("dialog", "Cid");
    assertThat(browser.element("dialog").getText())
        .contains("Ann – Bob, Gomoku 15 × 15, 1 move", "SZ[99]", "Cid – ?");

    browser.click("[data-game='3']");
    browser.waitForName("K6", "J6, White, last move");
    assertThat(saved("sgf")).contains("PB[Cid]EV[cup]");
  }

  @Test
  void odditiesOfAFileAreReported() throws IOException {
    open("odd.sgf", "(;GM[4]SZ[15]RU[draughts];B[hh];B[ii])");
    browser.waitForText("#message", "Unknown rules draughts: read as Gomoku");
    browser.waitForText("#message", "Black moves twice in a row");
  }

  @Test
  void unreadableFilesAreReportedWithTheReason() throws IOException {
    open("odd.sgf", "(;GM[4]SZ[15];B[hh];W[zz])");
    browser.waitForText("#message", "W[zz]; points of a board 15x15");
  }

  @Test
  void thePictureHasTheStones() throws IOException {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9");
    browser.waitForName("J9", "I9, White, last move");
    BufferedImage picture = ImageIO.read(browser.saved("[data-save='png']", "game.png").toFile());

    assertThat(picture.getWidth()).isEqualTo(760);
    assertThat(brightness(picture, 7, 7)).isLessThan(100);
    assertThat(brightness(picture, 8, 6)).isGreaterThan(600);
    assertThat(brightness(picture, 3, 3)).isBetween(100, 600);
  }

  /** Returns the sum of red, green and blue near the middle of a cell, away from its lines. */
  private static int brightness(BufferedImage picture, int x, int y) {
    return sum(picture.getRGB(x * 48 + 58, y * 48 + 54));
  }

  private static int sum(int rgb) {
    return (rgb >> 16 & 255) + (rgb >> 8 & 255) + (rgb & 255);
  }

  @Test
  void theAnimationHasAFrameForEachMove() throws IOException {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9j10");
    browser.waitForName("K10", "J10, Black, last move");
    Path file = browser.saved("[data-save='gif']", "game.gif");

    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (var in = ImageIO.createImageInputStream(file.toFile())) {
      reader.setInput(in);
      assertThat(reader.getNumImages(true)).isEqualTo(4);
      BufferedImage board = reader.read(0);
      assertThat(board.getWidth()).isEqualTo(412);
      assertThat(sum(board.getRGB(206 - 6, 206 - 6))).isBetween(300, 600);
      for (int frame = 1; frame <= 3; frame++) {
        BufferedImage part = reader.read(frame);
        assertThat(part.getWidth()).as("frame %d", frame).isLessThan(100);
      }
      assertThat(sum(reader.read(1).getRGB(8, 16))).isLessThan(200);
    } finally {
      reader.dispose();
    }
  }

  @Test
  void stonesBeingSetUpAreTurnedMirroredAndShifted() {
    browser.open("#/p?g=gomoku-freestyle&s=15&m=");
    browser.click("#setup");
    browser.play("A15");
    assertThat(browser.element("[data-transform='up']").isEnabled()).isFalse();
    for (String transform : List.of("turn", "down", "mirror", "right")) {
      browser.click("[data-transform='" + transform + "']");
    }
    browser.waitForName("B14", "B14, Black");
    browser.click("#setup-done");
    browser.waitForName("B14", "B14, Black");
    browser.waitForName("A15", "A15, empty");
  }

  @Test
  void filesWithoutAGameAreReported() throws IOException {
    browser.open("#/analyse");
    for (String text : new String[] {"hello", "{\"rules\":\"chess\"}", "{", "Piskvorky 0x0,"}) {
      browser.openFile(scratch.resolve("none.txt"), text);
      browser.waitForText("#message", "cannot read this as a game");
      browser.element("#command").sendKeys("eval", Keys.ENTER);
      browser.waitForText("#message", "Not analysed yet");
    }
  }
}
