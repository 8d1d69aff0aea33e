package tengen.app.web;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Tests of the page with an archive in PostgreSQL. */
@BrowserTest
@EnabledIfSystemProperty(
    named = "tengen.long",
    matches = "true",
    disabledReason = "long form: mvn verify -Plong")
final class WebPostgresIT {
  private final Browser shared;

  WebPostgresIT(Browser shared) {
    this.shared = shared;
  }

  @Test
  void aGameAtATableIsListedOpenedAndTheSameAgain() throws IOException {
    try (ArchiveServer archive = ArchiveServer.onPostgres()) {
      Browser browser = shared.at(archive.web());
      browser.open("");
      browser.menu("#new");
      browser.chooseRules("gomoku-freestyle");
      browser.choose("#clock", "15+10");
      browser.click("#start-both");
      browser.waitFor("a table", () -> browser.script("location.hash").toString().length() > 4);
      List<String> moves = List.of("H8", "A1", "J8", "B1", "K8", "C1", "L8", "E1", "M8");
      for (int i = 0; i < moves.size(); i++) {
        browser.play(moves.get(i));
        browser.waitForText("#ply", "%d / %d".formatted(i + 1, i + 1));
      }
      browser.waitForText("#end", "Five in a row, H8 to L8 · 9 moves");

      browser.open("#/games");
      browser.waitForText("#games tbody", "Black wins");
      browser.click("[data-game]");
      browser.waitForText("#ply", "9 / 9");
      browser.waitForText("#end", "Black wins: five in a row");
      browser.waitForName("M8", "L8, Black, last move");
      browser.leave();
    }
  }
}
