package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What it costs to open the page in a real browser. */
@BrowserTest
class WebServingIT {
  /** What a browser counts for an answer without a body. */
  private static final long HEADERS_ONLY = 300;

  private static final String SENT =
      "['navigation', 'resource'].flatMap(it => performance.getEntriesByType(it))"
          + ".map(it => it.transferSize)";

  private final Browser browser;

  WebServingIT(Browser browser) {
    this.browser = browser;
  }

  @Test
  void whatTheBrowserHasIsNotSentAgain() {
    browser.forgetFiles();
    browser.open("");
    List<?> cold = (List<?>) browser.script(SENT);
    browser.open("");
    List<?> warm = (List<?>) browser.script(SENT);

    assertThat(cold).hasSizeGreaterThan(15);
    assertThat(cold.stream().mapToLong(it -> (Long) it).sum()).isLessThan(150_000);
    assertThat(warm).hasSizeGreaterThan(15).allMatch(it -> (Long) it <= HEADERS_ONLY);
  }

  /** The preset's ports are others here, since somebody may use those. */
  @Test
  void theServersPresetServesThePageWithLevels() throws IOException {
    int port = Server.freePort();
    String yaml =
        Files.readString(Distribution.built().home().resolve("config/server.yaml"))
            .replaceAll("port: 7380", "port: " + port)
            .replaceAll("port: 73\\d\\d", "port: 0")
            .replaceAll("logging: .*", "");
    Path scratch = Files.createTempDirectory(Distribution.output(), "preset");
    try (Server server = Server.serve(Distribution.built(), scratch, yaml)) {
      Browser there = browser.at(new WebServer(server, "http://127.0.0.1:" + port));
      there.open("");
      there.click("#new");
      there.choose("#rules", "gomoku-renju");
      assertThat(there.options("#opponent")).contains("gomoku", "gomoku-proof");
      there.choose("#level-new", "0");
      there.click("#start-black");
      there.play("H8");
      there.waitForText("#ply", "2 / 2");
      assertThat(there.script("document.querySelector('#level-W').value")).isEqualTo("0");
      there.leave();
    }
  }

  @Test
  void theBoardIsPaintedBeforeAnyScript() {
    browser.block("*.js");
    try {
      browser.load("");
      browser.waitFor(
          "paint",
          () ->
              browser
                  .script("performance.getEntriesByName('first-contentful-paint').length")
                  .equals(1L));
      assertThat(browser.has(".skeleton svg")).isTrue();
    } finally {
      browser.block();
      assertThat(browser.complaints()).allMatch(it -> it.contains("ERR_BLOCKED_BY_CLIENT"));
    }
  }
}
