package tengen.daemon;

import static java.time.format.DateTimeFormatter.RFC_1123_DATE_TIME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.store.testing.MemoryArchive;
import tengen.store.testing.TestGames;
import tengen.support.StreamPeer;

/** Tests of pages, files and states at an HTTP listener. */
final class HttpListenerTest extends HttpListenerFixture {
  @Test
  void theFrontPageNamesTheWebSockets() throws Exception {
    StreamPeer browser = ask("GET / HTTP/1.1\r\nHost: HERE\r\nConnection: close\r\n\r\n");

    assertThat(browser.line()).isEqualTo("HTTP/1.1 200 OK\r");
    assertThat(browser.rest())
        .contains("  ws://127.0.0.1:" + web.getPort() + "/gtp")
        .contains("x-content-type-options: nosniff\r");
  }

  @Test
  void withoutLoginAllGamesCanBeDownloaded() throws Exception {
    daemon.attachArchive(MemoryArchive.withGames(TestGames.ALL).access());

    String id = TestGames.NOGO.id();
    assertThat(get("/games/" + id + ".sgf"))
        .contains("HTTP/1.1 200 OK\r")
        .contains("content-disposition: attachment; filename=\"" + id + ".sgf\"\r")
        .anySatisfy(line -> assertThat(line).contains("RU[NoGo]"));
    assertThat(get("/games/" + id + ".json"))
        .anySatisfy(line -> assertThat(line).startsWith("{\"id\":\"" + id + "\""));
    assertThat(get("/games/" + TestGames.PRIVATE.id() + ".sgf"))
        .contains("HTTP/1.1 404 Not Found\r");
  }

  @Test
  void withoutAnArchiveThereAreNoDownloads() throws Exception {
    assertThat(get("/games/" + TestGames.NOGO.id() + ".sgf")).contains("HTTP/1.1 404 Not Found\r");
  }

  @Test
  void thePageIsSentWithSecurityHeaders() throws Exception {
    StreamPeer browser =
        ask("GET / HTTP/1.1\r\nHost: HERE\r\nAccept: text/html\r\nConnection: close\r\n\r\n");

    assertThat(browser.line()).isEqualTo("HTTP/1.1 200 OK\r");
    assertThat(browser.rest())
        .contains("content-type: text/html; charset=utf-8\r", "<!doctype html>")
        .contains("cross-origin-opener-policy: same-origin\r")
        .anyMatch(
            line ->
                line.startsWith(
                        "content-security-policy: default-src 'none'; script-src 'self'; style-src")
                    && line.contains("; connect-src 'self' ws://127.0.0.1:" + web.getPort() + ";"));
  }

  @Test
  void cachedFilesAreNotSentAgain() throws Exception {
    StreamPeer first =
        ask(
            "HEAD /page.css HTTP/1.1\r\n"
                + "Host: HERE\r\n"
                + "Accept-Encoding: gzip\r\n"
                + "Connection: close\r\n\r\n");
    List<String> headers = first.rest();
    String tag =
        headers.stream()
            .filter(line -> line.startsWith("etag: "))
            .map(line -> line.substring("etag: ".length()).strip())
            .findFirst()
            .orElseThrow();
    assertThat(headers).contains("content-encoding: gzip\r").endsWith("\r");

    StreamPeer again =
        ask(
            "GET /page.css HTTP/1.1\r\nHost: HERE\r\nIf-None-Match: "
                + tag
                + "\r\nConnection: close\r\n\r\n");

    assertThat(again.line()).isEqualTo("HTTP/1.1 304 Not Modified\r");
    assertThat(again.rest()).contains("etag: " + tag + "\r").endsWith("\r");
  }

  @ParameterizedTest
  @CsvSource({
    "gzip, true",
    "'br, GZIP;q=0.5, *', true",
    "gzip ; q=0.001, true",
    "identity, false",
    "'gzip;q=0, br', false",
    "gzip; q=0.000, false"
  })
  void filesAreCompressedIfTheClientAcceptsGzip(String codings, boolean isCompressed)
      throws Exception {
    String head = "HEAD /page.css HTTP/1.1\r\nHost: HERE\r\nConnection: close\r\n";
    List<String> answer = ask(head + "Accept-Encoding: " + codings + "\r\n\r\n").rest();

    assertThat(answer.contains("content-encoding: gzip\r")).isEqualTo(isCompressed);
  }

  @Test
  void assetsAreCacheableAndThePageIsNot() throws Exception {
    List<String> page = get("/", "Accept: text/html");
    assertThat(page).contains("cache-control: no-cache\r");
    String script =
        page.stream()
            .filter(line -> line.contains("<script type=\"module\""))
            .map(line -> line.replaceAll(".*src=\"\\.|\".*", ""))
            .findFirst()
            .orElseThrow();

    assertThat(get(script))
        .startsWith("HTTP/1.1 200 OK\r")
        .contains("cache-control: public, max-age=31536000, immutable\r");
    assertThat(get("/page.js")).contains("cache-control: no-cache\r");
  }

  @Test
  void connectionsServeSeveralRequests() throws Exception {
    StreamPeer browser = ask("HEAD / HTTP/1.1\r\nHost: HERE\r\n\r\n");
    assertThat(browser.line()).isEqualTo("HTTP/1.1 200 OK\r");
    String line = browser.line();
    while (!line.equals("\r")) {
      line = browser.line();
    }

    send(browser, "GET /nothing HTTP/1.1\r\nHost: HERE\r\n\r\n");

    assertThat(browser.line()).isEqualTo("HTTP/1.1 404 Not Found\r");
  }

  /** Checks RFC 9110, sections 6.6.1 and 9.3.2. */
  @Test
  void errorsHaveADateAndNoContentIfTheyAnswerHead() throws Exception {
    for (String path : List.of("/nothing", "/gtp", "/login")) {
      List<String> answer = ask("HEAD " + path + " HTTP/1.1\r\nHost: HERE\r\n\r\n").rest();

      assertThat(answer.getFirst()).startsWith("HTTP/1.1 4");
      assertThat(answer).as(path).endsWith("\r");
      assertThat(answer.stream().filter(line -> line.startsWith("date: ")).findFirst())
          .get()
          .extracting(line -> line.substring("date: ".length()).strip())
          .satisfies(date -> assertThat(RFC_1123_DATE_TIME.parse(date)).isNotNull());
    }
  }

  @Test
  void theServerIsLiveBeforeItIsReady() throws Exception {
    StreamPeer probe = ask("GET /health/live HTTP/1.1\r\nHost: HERE\r\n\r\n");
    assertThat(probe.line()).isEqualTo("HTTP/1.1 200 OK\r");
    assertThat(lastLineAfterHeaders(probe)).isEqualTo("{\"status\":\"live\"}");

    send(probe, "GET /health/ready HTTP/1.1\r\nHost: HERE\r\n\r\n");
    assertThat(probe.line()).isEqualTo("HTTP/1.1 503 Service Unavailable\r");
    assertThat(lastLineAfterHeaders(probe)).isEqualTo("{\"status\":\"starting\"}");
  }

  @Test
  void metricsNeedAMonitor() throws Exception {
    StreamPeer early = ask("GET /metrics HTTP/1.1\r\nHost: HERE\r\n\r\n");
    assertThat(early.line()).isEqualTo("HTTP/1.1 503 Service Unavailable\r");

    daemon.monitor().attach(new RecordingMonitor("figures 1.0"));
    StreamPeer scraper = ask("GET /metrics HTTP/1.1\r\nHost: HERE\r\nConnection: close\r\n\r\n");

    assertThat(scraper.line()).isEqualTo("HTTP/1.1 200 OK\r");
    assertThat(lastLineAfterHeaders(scraper)).isEqualTo("figures 1.0");
  }
}
