package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.openqa.selenium.Keys;

/** The page of a daemon that wants a token. */
@BrowserTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WebLoginIT {
  private static final String TOKEN = "kept-by-alice-alone";

  private final WebServer server;
  private final Browser browser;

  WebLoginIT(Browser shared) throws IOException, NoSuchAlgorithmException {
    byte[] hash =
        MessageDigest.getInstance("SHA-256").digest(TOKEN.getBytes(StandardCharsets.US_ASCII));
    server =
        WebServer.start(
            "auth:\n  tokens:\n    alice: {sha256: %s, rights: [play, analyse]}\n"
                .formatted(HexFormat.of().formatHex(hash)));
    browser = shared.at(server);
  }

  @AfterAll
  void end() {
    server.close();
  }

  /** A browser tells of each handshake and each login that is refused. */
  @AfterEach
  void onlyRefusalsAreComplainedOf() {
    assertThat(browser.complaints())
        .isNotEmpty()
        .allMatch(it -> it.contains("401") || it.contains("HTTP Authentication failed"));
  }

  @Test
  void theTokenIsAskedForOnce() {
    browser.load("");
    browser.waitForState("locked");
    browser.element("#token").sendKeys(TOKEN, Keys.ENTER);
    browser.waitForState("ready");
    assertThat(browser.has("#token")).isFalse();
    browser.play("H8");
    browser.waitForText("#ply", "2 / 2");

    browser.open("");
    assertThat(browser.script("document.cookie")).isEqualTo("");
  }

  @Test
  void whoLogsOutIsAskedAgain() {
    browser.load("");
    browser.waitForState("locked");
    browser.element("#token").sendKeys(TOKEN, Keys.ENTER);
    browser.waitForState("ready");
    browser.click("#settings");
    browser.waitForText("#account", "alice");
    browser.click("#log-out");
    browser.waitForState("locked");
  }

  @Test
  void aWrongTokenIsRefusedInWords() {
    browser.load("#/p?g=gomoku-freestyle&s=15&m=h8");
    browser.waitForState("locked");
    browser.element("#token").sendKeys("nobody's", Keys.ENTER);
    browser.waitForText("#refused", "no such token");
    browser.element("#token").clear();
    browser.element("#token").sendKeys("令牌", Keys.ENTER);
    browser.waitForText("#refused", "no such token");
    browser.element("#token").clear();
    browser.element("#token").sendKeys(TOKEN, Keys.ENTER);
    browser.waitForName("H8", "H8, Black, last move");
  }
}
