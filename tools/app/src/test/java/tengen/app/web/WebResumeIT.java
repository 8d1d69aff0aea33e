package tengen.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Closeable;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import tengen.app.Relay;

/** Tests of a page whose connection breaks and of one that is left. */
@BrowserTest
class WebResumeIT {
  private final Browser shared;
  private final WebServer server;

  WebResumeIT(Browser shared, ArchiveServer archive) {
    this.shared = shared;
    server = archive.web();
  }

  @Test
  void aSearchGoesOnInTheSameSession() throws IOException {
    // A page that loses its relay without leaving would keep its session and search.
    try (var relay = new Relay(server.port());
        Closeable _ = shared::leave) {
      Browser browser = shared.at(new WebServer(server.server(), "http://" + relay.address()));
      browser.open("#/p?g=gomoku-freestyle&s=15&m=h8i9");
      browser.click("#analyse");
      browser.waitFor("candidates", () -> browser.has(".cand.best"));
      relay.hold();
      browser.waitFor("no connection", () -> !browser.isConnected());
      relay.release();
      browser.waitForState("ready");
      browser.waitFor("one search", () -> shared.server().metric(RUNNING) == 1);
      assertThat(browser.has(".cand.best")).as(browser::summary).isTrue();
      assertThat(browser.element("#ply").getText()).isEqualTo("2 / 2");
      browser.click("#analyse");
      browser.waitFor("no search", () -> shared.server().metric(RUNNING) == 0);
      browser.leave();
      assertThat(browser.complaints()).allMatch(it -> it.contains("WebSocket"));
    }
  }

  @Test
  void leavingThePageEndsTheSessionAndItsSearch() {
    double before = shared.server().metric(SESSIONS);
    shared.open("#/p?g=gomoku-freestyle&s=15&m=h8i9");
    shared.click("#analyse");
    shared.waitFor("a search", () -> shared.server().metric(RUNNING) == 1);
    shared.leave();
    shared.waitFor("no session", () -> shared.server().metric(SESSIONS) <= Math.max(0, before));
    shared.waitFor("no search", () -> shared.server().metric(RUNNING) == 0);
    shared.goBack();
    shared.waitForState("ready");
    shared.waitForText("#ply", "2 / 2");
  }

  private static final String SESSIONS = "tengen_sessions{protocol=\"analysis\"}";
  private static final String RUNNING = "tengen_searches_running";
}
