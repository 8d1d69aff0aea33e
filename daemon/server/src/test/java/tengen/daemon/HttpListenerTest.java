package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.config.LimitsConfig;
import tengen.daemon.connect.WebSocketClient;
import tengen.daemon.connect.WebSocketClosed;
import tengen.daemon.monitor.Rejection;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.store.testing.MemoryArchive;
import tengen.store.testing.TestGames;
import tengen.support.StreamPeer;
import tengen.support.WebSocketPeer;

/** Requests and WebSockets at an HTTP listener, over real sockets. */
class HttpListenerTest {
  /** The key of the example in RFC 6455, section 1.3. */
  private static final String KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";

  private final Transports transports = new Transports();
  private final TestDaemon daemon =
      new TestDaemon(
          "listeners: [{name: web, port: 0, protocol: http}]\n",
          new HabitPlugin("gomoku-classic", Habit.IMMEDIATE, false),
          new HabitPlugin("nogo-classic", Habit.IMMEDIATE, true));
  private InetSocketAddress web;

  @BeforeEach
  void listen() throws IOException {
    web = transports.listenHttp(daemon.listenerContext("web"));
  }

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemon.close();
  }

  @Test
  void eachProtocolHasAWebSocket() throws Exception {
    StreamPeer gtp = transports.webSocket(web, "gtp").lines();
    StreamPeer gomocup = transports.webSocket(web, "gomocup").lines();

    gtp.send("name\n");
    gomocup.send("START 15\n");

    assertThat(gtp.line()).isEqualTo("= Tengen");
    assertThat(gomocup.line()).isEqualTo("OK");
  }

  @Test
  void eachReplyIsAMessage() throws Exception {
    try (var client = client("/gtp", Map.of())) {
      client.send("showboard");
      client.send("1 name\n2 version");

      assertThat(client.receive()).startsWith("= \n").endsWith("\n\n");
      assertThat(client.receive()).isEqualTo("=1 Tengen\n\n");
      assertThat(client.receive()).startsWith("=2 ");
    }
  }

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

  private List<String> get(String path, String... headers) throws Exception {
    String more = String.join("\r\n", headers) + (headers.length == 0 ? "" : "\r\n");
    return ask("GET " + path + " HTTP/1.1\r\nHost: HERE\r\nConnection: close\r\n" + more + "\r\n")
        .rest();
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
  @CsvSource({
    "Upgrade: websocket, 400",
    "Upgrade: websocket|Connection: Upgrade, 400",
    "Upgrade: websocket|Connection: Upgrade|KEY, 426",
    "Upgrade: websocket|Connection: Upgrade|KEY|Sec-WebSocket-Version: 99, 426",
    "Upgrade: websocket|Connection: Upgrade|Sec-WebSocket-Key:"
        + " dGhlIHNhbXBsZSBub25jZQ|Sec-WebSocket-Version: 13, 400",
    "Upgrade: websocket|KEY|Sec-WebSocket-Version: 13, 400",
    "Upgrade: websocket|Connection: Upgrade|KEY|KEY|Sec-WebSocket-Version: 13, 400",
    "Upgrade: websocket|Connection: Upgrade|Sec-WebSocket-Key: x|Sec-WebSocket-Version: 13, 400",
    "Upgrade: websocket|Connection: Upgrade|Sec-WebSocket-Key: YQ==|Sec-WebSocket-Version: 13, 400"
  })
  void invalidHandshakesOpenNoSession(String headers, int status) throws Exception {
    assertThatAHandshakeIsRejected("HTTP/1.1", headers, status);
  }

  @Test
  void aWebSocketNeedsHttp11() throws Exception {
    assertThatAHandshakeIsRejected(
        "HTTP/1.0", "Upgrade: websocket|Connection: Upgrade|KEY|Sec-WebSocket-Version: 13", 400);
  }

  private void assertThatAHandshakeIsRejected(String version, String headers, int status)
      throws Exception {
    String lines = headers.replace("KEY", KEY).replace("|", "\r\n");
    StreamPeer client = ask("GET /gtp " + version + "\r\nHost: HERE\r\n" + lines + "\r\n\r\n");

    assertThat(client.line()).startsWith("HTTP/1.1 " + status + " ");
    assertThat(client.rest()).contains("connection: close\r");
    assertThat(client.ended()).isTrue();
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
  void aWebSocketOfAForeignPageIsForbidden() {
    assertThatThrownBy(() -> client("/gtp", Map.of("Origin", "http://evil.com:" + web.getPort())))
        .hasMessage("HTTP/1.1 403 Forbidden");
    assertThatThrownBy(() -> client("/gtp", Map.of("Origin", "null")))
        .hasMessage("HTTP/1.1 403 Forbidden");
  }

  @Test
  void aWebSocketOfItsOwnPageIsServed() throws Exception {
    var assign = Map.of("Origin", "http://localhost:" + web.getPort());
    try (var client = client("/gtp", assign)) {
      client.send("name");
      assertThat(client.receive()).isEqualTo("= Tengen\n\n");
    }
  }

  @Test
  void framesAboveSixtyFourKibibytesAreRejected() throws Exception {
    Socket socket = transports.socket(web);
    try (var client = new WebSocketClient(socket, host(), "/gtp", Map.of())) {
      socket.getOutputStream().write(comment(64 << 10));
      client.send("name");
      assertThat(client.receive()).isEqualTo("= Tengen\n\n");

      socket.getOutputStream().write(comment((64 << 10) + 1));
      assertClosed(client, 1009);
    }
  }

  /** Returns a text frame of the given length, which must be at least 65,536 bytes. */
  private static byte[] comment(int bytes) {
    return ByteBuffer.allocate(14 + bytes)
        .put((byte) 0x81)
        .put((byte) 0xFF)
        .putLong(bytes)
        .putInt(0)
        .put("#".repeat(bytes).getBytes(StandardCharsets.US_ASCII))
        .array();
  }

  @Test
  void aLongMessageIsSeveralFrames() throws Exception {
    try (var client = client("/gtp", Map.of())) {
      client.send("known_command " + "x".repeat(200_000));
      assertThat(client.receive()).isEqualTo("= false\n\n");
    }
  }

  /** Checks RFC 6455, section 5.4: a message ends with a final frame. */
  @Test
  void aMessageWithoutItsLastFrameIsNotExecuted() throws Exception {
    Socket socket = transports.socket(web);
    try (var client = new WebSocketClient(socket, host(), "/gtp", Map.of())) {
      socket.getOutputStream().write(frame(0x81, "1 name"));
      socket.getOutputStream().write(frame(0x01, "2 version\n3 name"));
      client.end();

      assertThat(client.receive()).isEqualTo("=1 Tengen\n\n");
      assertClosed(client, WebSocketClient.NORMAL_CLOSURE);
    }
  }

  /** Returns a short masked frame; the first byte holds the FIN bit and the opcode. */
  private static byte[] frame(int first, String text) {
    return ByteBuffer.allocate(6 + text.length())
        .put((byte) first)
        .put((byte) (0x80 | text.length()))
        .putInt(0)
        .put(text.getBytes(StandardCharsets.US_ASCII))
        .array();
  }

  @Test
  void binaryFramesAreRejected() throws Exception {
    assertThatARawFrameCloses(new byte[] {(byte) 0x82, (byte) 0x81, 0, 0, 0, 0, 'a'}, 1003);
    assertThatARawFrameCloses(new byte[] {(byte) 0x81, (byte) 0x81, 0, 0, 0, 0, -1}, 1007);
    assertThatARawFrameCloses(new byte[] {(byte) 0x81, 1, 'a'}, 1002);
  }

  /** Checks RFC 6455, section 7.4. */
  @ParameterizedTest
  @ValueSource(ints = {0, 999, 1005, 1006, 1015, 2999, 5000, 65535})
  void aCloseFrameWithAReservedStatusIsRejected(int status) throws Exception {
    byte[] frame =
        ByteBuffer.allocate(8).putShort((short) 0x8882).putShort(6, (short) status).array();

    assertThatARawFrameCloses(frame, 1002);
  }

  private void assertThatARawFrameCloses(byte[] frame, int status) throws IOException {
    Socket socket = transports.socket(web);
    try (var client = new WebSocketClient(socket, host(), "/gtp", Map.of())) {
      socket.getOutputStream().write(frame);
      assertClosed(client, status);
    }
  }

  private static void assertClosed(WebSocketClient client, int status) {
    assertThat(catchThrowableOfType(WebSocketClosed.class, client::receive).status())
        .isEqualTo(status);
  }

  @Test
  void theEndOfASessionClosesTheWebSocketAfterTheLastReply() throws Exception {
    WebSocketPeer peer = transports.webSocket(web, "gtp");
    peer.lines().send("quit\nname\n");

    assertThat(peer.lines().rest()).containsExactly("= ", "");
    assertThat(peer.closeStatus()).isEqualTo(WebSocketClient.NORMAL_CLOSURE);
  }

  @Test
  void clientsThatEndTheirInputStillGetReplies() throws Exception {
    StreamPeer peer = transports.webSocket(web, "gtp").lines();
    peer.send("1 name\n2 genmove b\n");
    peer.endInput();

    assertThat(peer.line()).isEqualTo("=1 Tengen");
    assertThat(peer.line()).isEmpty();
    assertThat(peer.line()).startsWith("=2 ");
  }

  @Test
  void sessionsAboveTheLimitGetAReasonInTheirProtocolAndAreClosed() throws Exception {
    web =
        transports.listenHttp(
            daemon.listenerContext("web"), new LimitsConfig(1, 3600, Map.of(), 65_536));
    StreamPeer first = transports.webSocket(web, "gtp").lines();
    first.send("name\n");
    assertThat(first.line()).isEqualTo("= Tengen");

    WebSocketPeer second = transports.webSocket(web, "gomocup");

    assertThat(second.lines().line()).isEqualTo("ERROR too many sessions: 1 at most");
    assertThat(second.closeStatus()).isEqualTo(WebSocketClient.NORMAL_CLOSURE);
    assertThat(first.line()).isEmpty();
  }

  private WebSocketClient client(String target, Map<String, String> headers) throws IOException {
    return new WebSocketClient(transports.socket(web), host(), target, headers);
  }

  private String host() {
    return "127.0.0.1:" + web.getPort();
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

  @Test
  void rejectedRequestsAreCounted() throws Exception {
    var monitor = new RecordingMonitor("");
    daemon.monitor().attach(monitor);

    assertThat(ask("GET /nothing HTTP/1.1\r\nHost: HERE\r\n\r\n").line()).contains("404");

    assertThat(monitor.rejections).containsExactly(Rejection.HTTP);
  }

  private static String lastLineAfterHeaders(StreamPeer peer) throws InterruptedException {
    while (!peer.line().equals("\r")) {
      // Skips a header.
    }
    return peer.line();
  }

  private StreamPeer ask(String request) throws IOException {
    StreamPeer peer = transports.connect(web);
    send(peer, request);
    return peer;
  }

  private void send(StreamPeer peer, String request) throws IOException {
    peer.send(request.replace("HERE", host()).getBytes(StandardCharsets.ISO_8859_1));
  }
}
