package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.daemon.monitor.Rejection;
import tengen.support.StreamPeer;

/** Tests of heads of requests at an HTTP listener. */
final class HttpRequestsTest extends HttpListenerFixture {
  @ParameterizedTest
  @CsvSource({
    "GET /nothing, '', 404",
    "GET /gt%70, '', 404",
    "GET http://HERE/nothing, '', 404",
    "GET http://evil.com/, '', 421",
    "GET https://HERE/, '', 404",
    "POST /, '', 405",
    "POST /page.js, '', 405",
    "GET /../module-info.class, '', 404",
    "GET /index.html, '', 404",
    "POST /metrics, '', 405",
    "GET /gtp, '', 426",
    "POST /gtp, '', 426",
    "POST /, 'Content-Length: 5', 413",
    "GET /gtp, 'Transfer-Encoding: chunked', 413",
    "POST /games, 'Transfer-Encoding: gzip, chunked', 501",
    "POST /games, 'Transfer-Encoding: gzip', 400",
    "POST /games, 'Content-Encoding: gzip', 415",
    "POST /games, 'Expect: 200-maybe', 417",
    "GET /nothing, 'Expect: 100-Continue', 404",
    "GET /, 'Content-Length: x', 400",
    "GET /?session=%zz, '', 400",
    "GET /, 'Origin: http://evil.com', 403",
    "GET /, 'Sec-Fetch-Site: cross-site', 403"
  })
  void unservableRequestsGetAStatusAndAreClosed(String request, String header, int status)
      throws Exception {
    String more = header.isEmpty() ? "" : header + "\r\n";
    StreamPeer client = ask(request + " HTTP/1.1\r\nHost: HERE\r\n" + more + "\r\n");

    assertThat(client.line()).startsWith("HTTP/1.1 " + status + " ");
    assertThat(client.rest()).contains("connection: close\r");
    assertThat(client.ended()).isTrue();
  }

  /** Checks RFC 9112, sections 5.2 and 7.1. */
  @ParameterizedTest
  @ValueSource(strings = {"POST /", "GET /gtp", "GET /nothing", "POST /login", "POST /games"})
  void aMalformedBodyIsABadRequestOnEveryPath(String request) throws Exception {
    for (String body :
        List.of(
            "zz",
            "-1",
            "ffffffffffffffff",
            "3\r\nabc0\r\n\r\n",
            "3\nabc\n",
            "0\r\nX: a\u0001b\r\n")) {
      StreamPeer client =
          ask(
              request
                  + " HTTP/1.1\r\nHost: HERE\r\nTransfer-Encoding: chunked\r\n\r\n"
                  + body
                  + "\r\n");

      assertThat(client.line()).as(body).isEqualTo("HTTP/1.1 400 Bad Request\r");
    }
  }

  /** Checks RFC 9112, section 3. */
  @Test
  void aMalformedRequestLineIsABadRequest() throws Exception {
    List<String> lines =
        new ArrayList<>(
            List.of(
                "GET / http/1.1",
                "GET / HTTP/1.10",
                "GET / HTTP/11.1",
                "GET / HTTP/1",
                "GET / HTTP 1.1",
                "GET / FTP/1.1",
                "GET /",
                "GET",
                "G\u00c4T / HTTP/1.1",
                "G(T / HTTP/1.1",
                "GET nothing HTTP/1.1",
                "GET * HTTP/1.1",
                "GET ://HERE/ HTTP/1.1",
                "GET /# HTTP/1.1",
                "GET /\"<> HTTP/1.1",
                "GET /\u00a0 HTTP/1.1",
                "GET /nothing a HTTP/1.1"));
    String separators = "\u0000\u0001\u0007\b\t\u000b\f\r\u001b\u001f \u007f\u0085\u00a0";
    for (String each : separators.split("")) {
      lines.addAll(
          List.of(
              each + "GET / HTTP/1.1",
              "\r\n" + each + "GET / HTTP/1.1",
              "GET" + each + " / HTTP/1.1",
              "GET " + each + "/ HTTP/1.1",
              "GET /" + each + " HTTP/1.1",
              "GET / " + each + "HTTP/1.1",
              "GET / HTTP/" + each + "1.1",
              "GET / HTTP/1.1" + each));
      if (!each.equals(" ")) {
        lines.addAll(List.of("GET" + each + "/ HTTP/1.1", "GET /" + each + "HTTP/1.1"));
      }
    }

    for (String line : lines) {
      assertThatABadRequest(line + "\r\nHost: HERE\r\n\r\n");
    }
  }

  /** Checks RFC 9112, section 5, and RFC 9110, section 5.5. */
  @Test
  void aMalformedFieldLineIsABadRequest() throws Exception {
    List<String> lines =
        new ArrayList<>(List.of("X", ": a", "X : a", "X Y: a", "X(: a", "\u00c4: a", "X: a\rY: b"));
    lines.addAll(List.of("X: a\r\n b", "X: a\r\n\tb"));
    for (String control : "\u0000\u0001\u0007\b\u000b\f\u001b\u001f\u007f".split("")) {
      lines.addAll(
          List.of(
              control + "X: a",
              "X" + control + ": a",
              "X:" + control + "a",
              "X: a" + control + "b",
              "X: a" + control));
    }

    for (String line : lines) {
      assertThatABadRequest("GET / HTTP/1.1\r\nHost: HERE\r\n" + line + "\r\n\r\n");
      assertThatABadRequest("GET / HTTP/1.1\r\n" + line + "\r\nHost: HERE\r\n\r\n");
    }
    assertThatABadRequest("GET / HTTP/1.1\r\n\r\n");
    assertThatABadRequest("GET / HTTP/1.1\r\n Host: HERE\r\n\r\n");
    assertThatABadRequest("GET / HTTP/1.1\nHost: HERE\n\n");
  }

  private void assertThatABadRequest(String head) throws Exception {
    StreamPeer client = ask(head);

    assertThat(client.line()).as(head).isEqualTo("HTTP/1.1 400 Bad Request\r");
    assertThat(client.rest()).as(head).contains("connection: close\r");
    assertThat(client.ended()).as(head).isTrue();
  }

  /** Checks RFC 9112, sections 2.2, 3.2 and 5. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\r\n\r\nGET /nothing HTTP/1.1\r\nHost: HERE\r\nX: a\tb\r\n\r\n",
        "GET /nothing HTTP/1.1\r\nHost: HERE\r\nX:\r\nY: \t\u00c4 \t\r\n\r\n",
        "GET /nothing?a={[|\\^`]}&b=;'!~ HTTP/1.1\r\nHost: HERE\r\n\r\n",
        "GET /nothing HTTP/1.1\r\nHost:HERE\r\n!#$%&'*+.^_`|~-9: a\r\n\r\n",
        "OPTIONS * HTTP/1.1\r\nHost: HERE\r\n\r\n",
        "CONNECT HERE HTTP/1.1\r\nHost: HERE\r\n\r\n"
      })
  void aValidHeadIsAccepted(String head) throws Exception {
    assertThat(ask(head).line()).isEqualTo("HTTP/1.1 404 Not Found\r");
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://HERE/health/live", "HTTP://HERE/health/live?a=b"})
  void anAbsoluteTargetIsServed(String target) throws Exception {
    StreamPeer client = ask("GET " + target + " HTTP/1.1\r\nHost: elsewhere\r\n\r\n");

    assertThat(client.line()).isEqualTo("HTTP/1.1 200 OK\r");
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET / HTTP/1.7", "GET / HTTP/2.0", "PRI * HTTP/2.0", "GET / HTTP/0.9"})
  void anotherVersionOfHttpIsNotSupported(String line) throws Exception {
    StreamPeer client = ask(line + "\r\nHost: HERE\r\n\r\n");

    assertThat(client.line()).isEqualTo("HTTP/1.1 505 HTTP Version Not Supported\r");
    assertThat(client.rest()).contains("connection: close\r");
  }

  @ParameterizedTest
  @CsvSource({"/", "/page.js", "/gtp", "/nothing", "/metrics", "/health/live", "/health/ready"})
  void anotherHostIsMisdirectedOnEveryPath(String path) throws Exception {
    StreamPeer client = ask("GET " + path + " HTTP/1.1\r\nHost: evil.com:7380\r\n\r\n");

    assertThat(client.line()).isEqualTo("HTTP/1.1 421 Misdirected Request\r");
    assertThat(daemon.log.lines(Level.WARNING))
        .singleElement()
        .asString()
        .endsWith(" listener=web status=\"421 Misdirected Request\"");
  }

  @ParameterizedTest
  @CsvSource({"4100, 0, 414", "0, 8200, 431"})
  void aRequestBeyondItsLimitsIsClosed(int targetBytes, int headerBytes, int status)
      throws Exception {
    String target = "/" + "a".repeat(targetBytes);
    StreamPeer client =
        ask(
            "GET %s HTTP/1.1\r\nHost: HERE\r\nX: %s\r\n\r\n"
                .formatted(target, "b".repeat(headerBytes)));

    assertThat(client.line()).startsWith("HTTP/1.1 " + status + " ");
    assertThat(client.rest()).isNotEmpty();
    assertThat(client.ended()).isTrue();
  }

  @Test
  void rejectedRequestsAreCounted() throws Exception {
    var monitor = new RecordingMonitor("");
    daemon.monitor().attach(monitor);

    assertThat(ask("GET /nothing HTTP/1.1\r\nHost: HERE\r\n\r\n").line()).contains("404");

    assertThat(monitor.rejections).containsExactly(Rejection.HTTP);
  }
}
