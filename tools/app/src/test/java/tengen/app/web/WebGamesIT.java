package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import tengen.app.Distribution;

/** Tests of games between people at tables, up to the stored game. */
@BrowserTest
final class WebGamesIT {
  private static final String EMPTY =
      "document.querySelector(\"[data-point][aria-label$='empty']\").dataset.point";

  private final WebServer server;
  private final Browser browser;

  WebGamesIT(Browser browser, ArchiveServer archive) {
    server = archive.web();
    this.browser = browser;
  }

  /** Starts a table for two people at one screen with a clock. */
  private static void begin(Browser browser, String rules, int size) {
    browser.open("");
    browser.menu("#new");
    browser.chooseRules(rules);
    browser.write("#size", String.valueOf(size));
    browser.choose("#clock", "15+10");
    browser.click("#start-both");
    browser.waitFor("a table", () -> hash(browser).startsWith("#/t/"));
  }

  private static String hash(Browser browser) {
    return (String) browser.script("location.hash");
  }

  private static String table(Browser browser) {
    return hash(browser).substring("#/t/".length());
  }

  /** Returns the table's game as stored in the archive. */
  private Object stored(String table) {
    return browser.script(
        "fetch('/games/%s.json').then(it => it.json())".formatted(table)
            + ".then(it => [it.source, it.winner, it.manner, it.turns.length].join(' '))");
  }

  @Test
  void nogoIsPlayedByClicksAndStored() {
    begin(browser, "nogo", Boolean.getBoolean("tengen.long") ? 9 : 3);
    while (!browser.has("#end")) {
      int ply = Integer.parseInt(browser.element("#ply").getText().split(" ")[0]);
      browser.play((String) browser.script(EMPTY));
      browser.waitForText("#ply", "%d / %d".formatted(ply + 1, ply + 1));
      browser.waitForPosition();
    }
    String end = browser.text("#end");
    assertThat(end).contains("has no legal move");
    String winner = end.startsWith("Black") ? "black" : "white";
    String plies = browser.text("#ply").split(" ")[0];
    assertThat(stored(table(browser))).isEqualTo("table " + winner + " by-rules " + plies);
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void theDaemonReportsAWinByFive() {
    begin(browser, "gomoku-freestyle", 15);
    List<String> moves = List.of("H8", "A1", "J8", "B1", "K8", "C1", "L8", "E1", "M8");
    for (int i = 0; i < moves.size(); i++) {
      browser.play(moves.get(i));
      browser.waitForText("#ply", "%d / %d".formatted(i + 1, i + 1));
    }
    browser.waitForText("#end", "Five in a row, H8 to L8 · 9 moves");
    assertThat(browser.has(".win-line")).isTrue();
    String table = table(browser);
    assertThat(stored(table)).isEqualTo("table black by-rules 9");

    browser.open("#/live");
    browser.waitFor("the table", () -> browser.has("[data-table='" + table + "']"));
    assertThat(browser.element("tr:has([data-table='" + table + "'])").getText()).contains("over");
  }

  /** Uses another name of the host, for which the page has stored no tokens. */
  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void spectatorsSeeEachMove() {
    begin(browser, "gomoku-renju", 15);
    String address = hash(browser);
    String player = browser.anotherWindow();
    Browser watching =
        browser.at(new WebServer(server.server(), "http://localhost:" + server.port()));
    watching.open(address);
    watching.waitForText("#watching", "watching");
    for (String move : List.of("H8", "G9", "H9")) {
      String watcher = browser.useWindow(player);
      browser.play(move);
      String side = move.equals("G9") ? "White" : "Black";
      browser.waitForName(move, "%s, %s, last move".formatted(move, side));
      browser.useWindow(watcher);
      watching.waitForName(move, "%s, %s, last move".formatted(move, side));
    }
    watching.leave();
    watching.closeWindow(player);
  }

  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void playContinuesIfNothingCanBeStored() throws IOException {
    Path folder = Files.createTempDirectory(Distribution.output(), "full");
    String full = "jdbc:sqlite:" + folder.resolve("games.db") + "?max_page_count=14";
    try (ArchiveServer other = ArchiveServer.start(full)) {
      Browser elsewhere = browser.at(other.web());
      elsewhere.open("");
      elsewhere.menu("#new");
      elsewhere.chooseRules("nogo");
      elsewhere.click("#start-engines");
      elsewhere.waitForText("#unsaved", "not saved");
      int plies = Integer.parseInt(elsewhere.element("#ply").getText().split(" / ")[1]);
      elsewhere.waitFor(
          "moves",
          () -> Integer.parseInt(elsewhere.element("#ply").getText().split(" / ")[1]) > plies + 2);
      elsewhere.waitFor("not ready", () -> elsewhere.server().status("/health/ready") == 503);
      elsewhere.leave();
    }
  }
}
