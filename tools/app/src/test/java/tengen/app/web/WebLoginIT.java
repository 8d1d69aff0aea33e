package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.openqa.selenium.Keys;
import tengen.app.Distribution;
import tengen.app.Server;
import tengen.store.archive.TokenHash;

/** Tests of the page with the server preset, which requires a token here and has no archive. */
@BrowserTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WebLoginIT {
  private static final String TOKEN = "kept-by-alice-alone";

  private final WebServer server;
  private final Browser browser;

  WebLoginIT(Browser shared) throws IOException {
    server =
        preset(
            "auth:\n  tokens:\n    alice: {sha256: %s, rights: [play, analyse]}\n"
                .formatted(TokenHash.of(TOKEN)));
    browser = shared.at(server);
  }

  /** Starts the preset at free ports. */
  private static WebServer preset(String more) throws IOException {
    int port = Server.freePort();
    String yaml =
        Files.readString(Distribution.built().home().resolve("config/server.yaml"))
            .replaceAll("port: 7380", "port: " + port)
            .replaceAll("port: 73\\d\\d", "port: 0")
            .replaceAll("logging: .*", more);
    Path scratch = Files.createTempDirectory(Distribution.output(), "preset");
    Server server = Server.serve(Distribution.built(), scratch, yaml);
    return new WebServer(server, "http://127.0.0.1:" + port);
  }

  @AfterAll
  void end() {
    server.close();
  }

  /** Checks that the browser reports only rejected handshakes and logins. */
  @AfterEach
  void onlyRejectionsAreInTheConsole() {
    assertThat(browser.complaints())
        .isNotEmpty()
        .allMatch(it -> it.contains("401") || it.contains("HTTP Authentication failed"));
  }

  @Test
  void theTokenIsAskedForOnce() {
    logIn("");
    assertThat(browser.has("#token")).isFalse();
    browser.play("H8");
    browser.waitForText("#ply", "2 / 2");

    browser.open("");
    assertThat(browser.script("document.cookie")).isEqualTo("");
  }

  private void logIn(String hash) {
    browser.load(hash);
    browser.waitForState("locked");
    browser.element("#token").sendKeys(TOKEN, Keys.ENTER);
    browser.waitForState("ready");
  }

  @Test
  void thePresetHasLevels() {
    logIn("");
    browser.menu("#new");
    browser.chooseRules("gomoku-renju");
    assertThat(browser.options("#opponent")).contains("gomoku", "gomoku-proof");
    browser.choose("#level-new", "0");
    browser.click("#start-black");
    browser.play("H8");
    browser.waitForText("#ply", "2 / 2");
    assertThat(browser.player("#level-W")).isEqualTo("0");
  }

  @Test
  void theLoginBreaksNoRuleOfAccess() {
    browser.load("");
    browser.waitForState("locked");
    var _ = browser.element("#token");
    assertThat(PageChecks.violationsInAllSettings(browser)).isEmpty();
  }

  @Test
  void anInvitationHasTheNameOfTheAccount() {
    logIn("");
    browser.click("#tile-friend");
    browser.waitFor("a fixed name", () -> browser.has("#name[readonly]"));
    assertThat(browser.property("#name", "value")).isEqualTo("alice");
  }

  @Test
  void thePageReportsThatNoGamesAreStored() {
    logIn("#/games");
    browser.waitForText("#no-archive", "keeps no games");
  }

  @Test
  void loggingOutClosesTablesAndAsksForALogin() {
    logIn("");
    browser.play("H8");
    browser.waitForText("#ply", "2 / 2");
    assertThat(hasTables()).isEqualTo(true);
    browser.click("#settings");
    browser.waitForText("#account", "alice");
    browser.element("#log-out").click(); // The page is loaded again, perhaps before its next frame.
    browser.waitForState("locked");
    assertThat(hasTables()).isEqualTo(false);
  }

  private Object hasTables() {
    return browser.script("localStorage.getItem('tengen-tables') !== null");
  }

  @Test
  void wrongTokensAreRejectedWithAReason() {
    browser.load("#/p?g=gomoku-freestyle&s=15&m=h8");
    browser.waitForState("locked");
    browser.element("#token").sendKeys("nobody's", Keys.ENTER);
    browser.waitForText("#refused", "This token is not known");
    browser.element("#token").clear();
    browser.element("#token").sendKeys("令牌", Keys.ENTER);
    browser.waitForText("#refused", "This token is not known");
    browser.element("#token").clear();
    browser.element("#token").sendKeys(TOKEN, Keys.ENTER);
    browser.waitForName("H8", "H8, Black, last move");
  }
}
