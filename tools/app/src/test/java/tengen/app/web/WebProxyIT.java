package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import tengen.app.Distribution;
import tengen.app.Server;
import tengen.store.archive.TokenHash;

/** Tests of the page below a path of another server, including its login. */
@BrowserTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WebProxyIT {
  private static final String TOKEN = "kept-by-alice-alone";

  @TempDir Path scratch;

  private final PrefixProxy proxy;
  private final WebServer server;
  private final Browser browser;

  WebProxyIT(Browser shared) throws IOException {
    int port = Server.freePort();
    proxy = new PrefixProxy(port);
    Path folder = Files.createTempDirectory(Distribution.output(), "proxied");
    String yaml =
        """
        listeners: [{name: web, port: %d, protocol: http, hosts: ["%s"]}, {name: any, port: 0}]
        auth: {tokens: {alice: {sha256: %s, rights: [play, analyse]}}}
        archive: {url: "jdbc:sqlite:%s"}
        """
            .formatted(port, proxy.origin(), TokenHash.of(TOKEN), folder.resolve("games.db"));
    server =
        new WebServer(
            Server.serve(Distribution.built(), folder, yaml), proxy.origin() + PrefixProxy.PREFIX);
    browser = shared.at(server);
  }

  @AfterAll
  void end() throws IOException {
    server.close();
    proxy.close();
  }

  @Test
  void pagesBehindAProxyPlayLogInAndStoreGames() throws IOException {
    browser.load("");
    browser.waitForState("locked");
    browser.element("#token").sendKeys(TOKEN, Keys.ENTER);
    browser.waitForState("ready");
    browser.play("H8");
    browser.waitForText("#ply", "2 / 2");
    browser.menu("#share");
    assertThat(browser.property("#link", "value")).startsWith(server.address() + "/#/p?");

    browser.open("#/games");
    Path file = scratch.resolve("game.sgf");
    Files.writeString(file, "(;GM[4]SZ[15]RU[renju]PB[Ann];B[hh];W[gg])");
    browser.element("#import").sendKeys(file.toString());
    browser.waitForText("#games", "Ann");
    assertThat(browser.property("[data-format=sgf]", "href"))
        .startsWith(server.address() + "/games/");
    String name = browser.property("[data-format=sgf]", "download");
    browser.click("[data-save-game]");
    assertThat(Files.readString(browser.saved("[data-format='sgf']", name))).contains("PB[Ann]");
    // The browser reports each rejected handshake and login.
    assertThat(browser.complaints())
        .isNotEmpty()
        .allMatch(it -> it.contains("401") || it.contains("HTTP Authentication failed"));
  }
}
