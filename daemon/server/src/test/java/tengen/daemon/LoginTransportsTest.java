package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.daemon.connect.WebSocketClient;
import tengen.daemon.connect.WebSocketClosed;
import tengen.daemon.monitor.Rejection;
import tengen.daemon.session.ProtocolLog;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.store.archive.TokenHash;
import tengen.store.testing.MemoryArchive;
import tengen.store.testing.TestGames;
import tengen.support.StreamPeer;

/** Logins over real sockets and all transports. */
class LoginTransportsTest {
  private static final String ALICE = TokenHash.newToken();
  private static final String READER = TokenHash.newToken();
  private static final String GUEST = TokenHash.newToken();
  private static final String NOGO_ONLY = TokenHash.newToken();
  private static final String MALFORMED = "wrong-" + TokenHash.newToken();

  private final Transports transports = new Transports();
  private InetSocketAddress web;
  private final TestDaemon daemon =
      new TestDaemon(
          """
          listeners:
            - {name: any, port: 0, protocol: auto}
            - {name: gtp, port: 0, protocol: gtp}
            - {name: open, port: 0, protocol: gtp, login: optional}
            - {name: none, port: 0, protocol: gtp, login: none}
            - {name: web, port: 0, protocol: http}
          auth:
            tokens:
              alice: {sha256: %s}
              reader: {sha256: %s, rights: [read]}
              guest: {sha256: %s, rights: [play], engines: [patient], limits: {search-ms: 50}}
              nogo-only: {sha256: %s, engines: [nogo]}
          """
              .formatted(
                  TokenHash.of(ALICE),
                  TokenHash.of(READER),
                  TokenHash.of(GUEST),
                  TokenHash.of(NOGO_ONLY)),
          new HabitPlugin("nogo", Habit.IMMEDIATE, true),
          new HabitPlugin("patient", Habit.UNTIL_STOPPED, false),
          new HabitPlugin("gomoku", Habit.IMMEDIATE, false));

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemon.close();
  }

  @Test
  void metricsNeedTheRightToReadAndHealthNeedsNone() throws Exception {
    daemon.monitor().attach(new RecordingMonitor("figures 1.0"));

    assertThat(status("/metrics", "")).isEqualTo("HTTP/1.1 401 Unauthorized\r");
    assertThat(status("/metrics", ALICE)).isEqualTo("HTTP/1.1 403 Forbidden\r");
    assertThat(status("/metrics", READER)).isEqualTo("HTTP/1.1 200 OK\r");
    assertThat(status("/health/live", "")).isEqualTo("HTTP/1.1 200 OK\r");
  }

  @Test
  void gamesAreVisibleToTheirAccount() throws Exception {
    daemon.attachArchive(MemoryArchive.withGames(TestGames.ALL).access());
    String alices = "/games/" + TestGames.ALICES.id();

    assertThat(status(alices + ".sgf", "")).isEqualTo("HTTP/1.1 401 Unauthorized\r");
    assertThat(status(alices + ".sgf", READER)).isEqualTo("HTTP/1.1 404 Not Found\r");
    assertThat(status(alices + ".sgf", ALICE)).isEqualTo("HTTP/1.1 200 OK\r");
    assertThat(status(alices + ".psq", ALICE)).isEqualTo("HTTP/1.1 404 Not Found\r");
    assertThat(status(alices + ".exe", ALICE)).isEqualTo("HTTP/1.1 404 Not Found\r");
    assertThat(status("/games/" + TestGames.NOGO.id() + ".sgf", ALICE))
        .isEqualTo("HTTP/1.1 404 Not Found\r");
  }

  /** Checks that the page is public, because people log in on it. */
  @Test
  void thePageIsPublicAndItsSessionsNeedALogin() throws Exception {
    assertThat(status("/", "")).isEqualTo("HTTP/1.1 200 OK\r");
    assertThat(status("/page.js", "")).isEqualTo("HTTP/1.1 200 OK\r");
    assertThatThrownBy(() -> webSocket("/analysis", Map.of()))
        .hasMessage("HTTP/1.1 401 Unauthorized");
  }

  private String status(String path, String token) throws Exception {
    StreamPeer client = transports.connect(web());
    String bearer = token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n";
    client.send(
        "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%s\r\n".formatted(path, web().getPort(), bearer));
    return client.line();
  }

  @Test
  void aPageLogsInByACookieThatNoScriptReads() throws Exception {
    List<String> answer = post("/login", "Authorization: Bearer " + ALICE + "\r\n");
    assertThat(answer).contains("HTTP/1.1 200 OK\r", "logged in as alice");
    String cookie = cookie(answer);
    assertThat(cookie)
        .startsWith("tengen-token=" + ALICE + "; ")
        .contains("; Path=/", "; HTTPOnly", "; SameSite=Strict")
        .doesNotContain("Max-Age");

    WebSocketClient page =
        webSocket("/gtp", Map.of("Cookie", "other=1; " + cookie.split(";", 2)[0]));
    page.send("name");

    assertThat(page.receive()).isEqualTo("= Tengen\n\n");
    assertNothingSecretIsLogged();
    assertThat(cookie(post("/logout", ""))).startsWith("tengen-token=; ").contains("Max-Age=0");
  }

  @Test
  void invalidCookiesAreCleared() throws Exception {
    List<String> answer = post("/login", "Cookie: tengen-token=wrong\r\n");

    assertThat(answer).contains("HTTP/1.1 401 Unauthorized\r");
    assertThat(cookie(answer)).startsWith("tengen-token=; ").contains("Max-Age=0");
  }

  @Test
  void wrongCookiesAreFailuresLikeWrongTokens() throws Exception {
    for (int i = 0; i < 5; i++) {
      assertThatThrownBy(() -> webSocket("/gtp", Map.of("Cookie", "tengen-token=wrong")))
          .hasMessage("HTTP/1.1 401 Unauthorized");
    }

    StreamPeer client = connect("gtp");
    client.send("tengen-auth wrong\n");
    assertThat(client.line()).startsWith("? more than 5 logins have failed");
  }

  @Test
  void pagesOfOtherSitesCannotLogIn() throws Exception {
    String bearer = "Authorization: Bearer " + ALICE + "\r\n";
    for (String origin : new String[] {"", "Origin: http://evil.com\r\n"}) {
      StreamPeer client = transports.connect(web());
      client.send(request("POST /login", origin + bearer));
      assertThat(client.line()).isEqualTo("HTTP/1.1 403 Forbidden\r");
    }
    StreamPeer link = transports.connect(web());
    link.send(request("GET /login", bearer));
    assertThat(link.line()).isEqualTo("HTTP/1.1 405 Method Not Allowed\r");
  }

  private String request(String first, String headers) throws IOException {
    return "%s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%s\r\n".formatted(first, web().getPort(), headers);
  }

  /** Posts a request as a page of the server; returns the response's lines. */
  private List<String> post(String path, String headers) throws Exception {
    StreamPeer client = transports.connect(web());
    String origin = "Origin: http://127.0.0.1:" + web().getPort() + "\r\n";
    client.send(request("POST " + path, origin + "Connection: close\r\n" + headers));
    return client.rest();
  }

  private static String cookie(List<String> answer) {
    String start = "set-cookie: ";
    return answer.stream()
        .filter(line -> line.startsWith(start))
        .map(line -> line.substring(start.length()).strip())
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "any | 1 tengen-auth TOKEN | '=1 ' | 2 name | =2 Tengen",
        "gtp | tengen-auth TOKEN | '= ' | name | = Tengen",
        "any | TENGEN-AUTH TOKEN | OK | START 15 | OK",
        "any | {\"id\":\"a\",\"action\":\"tengen-auth\",\"token\":\"TOKEN\"} "
            + "| {\"id\":\"a\",\"action\":\"tengen-auth\"} "
            + "| {\"id\":\"b\",\"action\":\"clear_cache\"} "
            + "| {\"id\":\"b\",\"action\":\"clear_cache\"}"
      })
  void clientsWithAValidTokenAreServed(
      String listener, String login, String welcome, String command, String answer)
      throws Exception {
    StreamPeer client = connect(listener);

    client.send(login.replace("TOKEN", ALICE) + "\n");
    assertThat(client.line()).isEqualTo(welcome);
    if (welcome.startsWith("=")) {
      assertThat(client.line()).isEmpty();
    }
    client.send(command + "\n");

    assertThat(client.line()).isEqualTo(answer);
    assertThat(daemon.log.lines(Level.INFO))
        .anySatisfy(line -> assertThat(line).endsWith(" listener=" + listener + " account=alice"));
    assertNothingSecretIsLogged();
  }

  @ParameterizedTest
  @CsvSource({
    "any, name, ? a token is needed",
    "any, START 15, ERROR a token is needed",
    "gtp, 3 tengen-auth WRONG, ?3 no such token",
    "any, TENGEN-AUTH WRONG, ERROR no such token",
    "any, {, '{\"error\":\"a token is needed\",\"code\":\"denied\"}'",
    "open, tengen-auth WRONG, ? no such token"
  })
  void clientsWithoutATokenAreClosedWithAReason(String listener, String line, String answer)
      throws Exception {
    StreamPeer client = connect(listener);

    client.send(line.replace("WRONG", MALFORMED) + "\n2 name\n");

    assertThat(client.line()).isEqualTo(answer);
    assertThat(client.rest()).allMatch(String::isEmpty);
    assertThat(client.ended()).isTrue();
    assertThat(daemon.log.lines(Level.WARNING))
        .singleElement()
        .asString()
        .startsWith("login failed client=/127.0.0.1:");
    assertNothingSecretIsLogged();
  }

  @Test
  void optionalLoginsCanBeSkipped() throws Exception {
    StreamPeer client = connect("open");
    client.send("name\n");
    assertThat(client.line()).isEqualTo("= Tengen");
  }

  @Test
  void aLongFirstLineIsOneLineWithoutALoginToo() throws Exception {
    StreamPeer client = connect("open");
    client.send("name #" + "a".repeat(4090) + "version\n1 name\n");
    assertThat(client.line()).isEqualTo("= Tengen");
    assertThat(client.line()).isEmpty();
    assertThat(client.line()).isEqualTo("=1 Tengen");
  }

  @Test
  void withoutLoginTheCommandIsUnknown() throws Exception {
    StreamPeer client = connect("none");
    client.send("tengen-auth " + ALICE + "\n");
    assertThat(client.line()).isEqualTo("? unknown command");
  }

  @Test
  void failedLoginsAreCountedOnAllListenersAndValidTokensAreAccepted() throws Exception {
    for (int i = 0; i < 5; i++) {
      StreamPeer client = connect("gtp");
      client.send("tengen-auth wrong\n");
      assertThat(client.line()).isEqualTo("? no such token");
    }

    StreamPeer wrong = connect("any");
    wrong.send("tengen-auth wrong\n");
    assertThat(wrong.line()).isEqualTo("? more than 5 logins have failed; wait a minute");
    StreamPeer right = connect("any");
    right.send("tengen-auth " + ALICE + "\n");
    assertThat(right.line()).isEqualTo("= ");
    assertThat(webSocket("/gtp?token=" + ALICE, Map.of()).header("Tengen-Session")).isPresent();
  }

  @Test
  void readOnlyTokensGetNoSession() throws Exception {
    StreamPeer client = connect("gtp");
    client.send("tengen-auth " + READER + "\n");

    assertThat(client.rest()).contains("? reader may neither play nor analyse");
  }

  @Test
  void aTokenChoosesEnginesRightsAndTimes() throws Exception {
    StreamPeer client = connect("gtp");
    client.send("tengen-auth " + GUEST + "\n");
    assertThat(client.line()).isEqualTo("= ");
    assertThat(client.line()).isEmpty();

    client.send("1 tengen-engine\n2 tengen-inspect count\n3 kata-analyze\n4 genmove b\n5 name\n");

    assertThat(client.line()).isEqualTo("=1 patient");
    assertThat(client.line()).isEmpty();
    assertThat(client.line()).isEqualTo("?2 guest may not analyse");
    assertThat(client.line()).isEmpty();
    assertThat(client.line()).isEqualTo("=3");
    assertThat(client.line()).isEmpty();
    assertThat(client.line()).startsWith("=4 ");
    assertThat(client.line()).isEmpty();
    assertThat(client.line()).isEqualTo("=5 Tengen");
  }

  @Test
  void aTokenWithoutAnEngineForAProtocolPlaysInTheOthers() throws Exception {
    StreamPeer gtp = connect("any");
    gtp.send("tengen-auth " + NOGO_ONLY + "\n1 tengen-engine\n");
    StreamPeer gomocup = connect("any");
    gomocup.send("TENGEN-AUTH " + NOGO_ONLY + "\n");

    assertThat(gtp.line()).isEqualTo("= ");
    assertThat(gtp.line()).isEmpty();
    assertThat(gtp.line()).isEqualTo("=1 nogo");
    assertThat(gomocup.rest())
        .contains(
            "ERROR nogo-only may use no engine of this listener that plays a game of gomocup");
  }

  @Test
  void aWebSocketLogsInByAHeaderOrItsQuery() throws Exception {
    for (WebSocketClient client :
        new WebSocketClient[] {
          webSocket("/gtp", Map.of("Authorization", "bearer " + ALICE)),
          webSocket("/gtp?token=" + ALICE, Map.of())
        }) {
      client.send("name");
      assertThat(client.receive()).isEqualTo("= Tengen\n\n");
    }
    assertNothingSecretIsLogged();
  }

  @ParameterizedTest
  @CsvSource({"/gtp, ''", "/gtp?token=wrong, ''", "/gtp, Bearer wrong", "/gtp, Basic TOKEN"})
  void aWebSocketWithoutARightTokenIsRejected(String target, String header) {
    Map<String, String> headers =
        header.isEmpty() ? Map.of() : Map.of("Authorization", header.replace("TOKEN", ALICE));

    var monitor = new RecordingMonitor("");
    daemon.monitor().attach(monitor);

    assertThatThrownBy(() -> webSocket(target, headers)).hasMessage("HTTP/1.1 401 Unauthorized");

    assertThat(monitor.rejections).containsExactly(Rejection.LOGIN);
    assertThat(daemon.log.lines(Level.WARNING))
        .singleElement()
        .asString()
        .startsWith("login failed client=/127.0.0.1:");
    assertNothingSecretIsLogged();
  }

  @Test
  void rejectedRequestsHideNoFailedLogin() throws Exception {
    for (int i = 0; i < 101; i++) {
      assertThat(status("/none" + i, "")).isEqualTo("HTTP/1.1 404 Not Found\r");
    }

    StreamPeer client = connect("gtp");
    client.send("tengen-auth wrong\n");
    assertThat(client.line()).isEqualTo("? no such token");

    assertThat(daemon.log.lines(Level.WARNING))
        .satisfiesExactly(
            first -> assertThat(first).endsWith(" listener=web status=\"404 Not Found\""),
            second -> assertThat(second).endsWith(" listener=gtp reason=\"no such token\""));
  }

  @Test
  void sessionsOfOtherAccountsCannotBeResumed() throws Exception {
    String session =
        webSocket("/gtp?token=" + ALICE, Map.of()).header("Tengen-Session").orElseThrow();

    WebSocketClient other = webSocket("/gtp?token=" + GUEST + "&session=" + session, Map.of());
    assertThatThrownBy(other::receive)
        .isInstanceOfSatisfying(
            WebSocketClosed.class, closed -> assertThat(closed.status()).isEqualTo(4410));

    WebSocketClient assign = webSocket("/gtp?token=" + ALICE + "&session=" + session, Map.of());
    assertThat(assign.header("Tengen-Session")).contains(session);
  }

  @Test
  void theProtocolLogShowsNoToken(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("protocol.log");
    var log = new ProtocolLog(file, () -> Instant.EPOCH, _ -> {});
    InetSocketAddress any =
        transports.listen(daemon.listenerContext("any").withProtocolLog(Optional.of(log)));
    for (String line :
        new String[] {
          "tengen-auth " + ALICE,
          "TENGEN-AUTH " + ALICE,
          "{\"token\":\"" + ALICE + "\",\"action\":\"tengen-auth\"}"
        }) {
      StreamPeer client = transports.connect(any);
      client.send(line + "\n");
      assertThat(client.line()).isNotEmpty();
      client.send(line + "\n");
      client.endInput();
      var _ = client.rest();
    }

    assertThat(Files.readString(file)).contains(" > tengen-auth (hidden)\n").doesNotContain(ALICE);
  }

  @Test
  void theProtocolLogShowsNoTokenOfACookieOrQuery(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("protocol.log");
    var log = new ProtocolLog(file, () -> Instant.EPOCH, _ -> {});
    web = transports.listenHttp(daemon.listenerContext("web").withProtocolLog(Optional.of(log)));
    for (WebSocketClient client :
        new WebSocketClient[] {
          webSocket("/gtp?token=" + ALICE, Map.of()),
          webSocket("/gtp", Map.of("Cookie", "tengen-token=" + ALICE)),
          webSocket("/gtp", Map.of("Authorization", "Bearer " + ALICE))
        }) {
      client.send("name");
      assertThat(client.receive()).isEqualTo("= Tengen\n\n");
    }

    assertThat(Files.readString(file)).contains(" > name\n").doesNotContain(ALICE);
    assertNothingSecretIsLogged();
  }

  private void assertNothingSecretIsLogged() {
    assertThat(daemon.log.toString()).doesNotContain(ALICE).doesNotContain(MALFORMED);
  }

  private StreamPeer connect(String listener) throws IOException {
    return transports.connect(transports.listen(daemon.listenerContext(listener)));
  }

  private WebSocketClient webSocket(String target, Map<String, String> headers) throws IOException {
    InetSocketAddress web = web();
    return new WebSocketClient(
        transports.socket(web), "127.0.0.1:" + web.getPort(), target, headers);
  }

  private InetSocketAddress web() throws IOException {
    if (web == null) {
      web = transports.listenHttp(daemon.listenerContext("web"));
    }
    return web;
  }
}
