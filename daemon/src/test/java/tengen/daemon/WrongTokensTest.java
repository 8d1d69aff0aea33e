package tengen.daemon;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tengen.daemon.HabitPlugin.Habit;
import tengen.daemon.archive.MemoryArchive;
import tengen.daemon.connect.WebSocketClient;
import tengen.daemon.connect.WebSocketClosed;
import tengen.daemon.monitor.Refusal;
import tengen.daemon.session.KeptSessions;
import tengen.support.StreamPeer;

/** Clients that guess tokens, over real sockets. */
class WrongTokensTest {
  private static final int LIMIT = 10;
  private static final String TOO_MANY = "more than 10 tokens were wrong; wait a minute";
  private static final String OTHER = "127.0.0.2";

  private final Transports transports = new Transports();
  private final NotedMonitor monitor = new NotedMonitor("");
  private final MemoryArchive.Access archive = new MemoryArchive().access();
  private final TestDaemon daemon =
      new TestDaemon(
          """
          listeners:
            - {name: gtp, port: 0, protocol: gtp, engine: nogo-classic}
            - {name: analysis, port: 0, protocol: analysis, engine: nogo-classic}
            - {name: web, port: 0, protocol: http}
          """,
          new HabitPlugin("nogo-classic", Habit.PROMPT, true));
  private InetSocketAddress gtp;
  private InetSocketAddress web;

  @BeforeEach
  void listen() throws IOException {
    daemon.monitor().attach(monitor);
    daemon.keepIn(archive);
    gtp = transports.listen(daemon.listenerContext("gtp"));
    web = transports.listenHttp(daemon.listenerContext("web"));
  }

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemon.close();
  }

  @Test
  void afterTenWrongTokensNoSessionIsLookedUpForTheAddress() throws Exception {
    String token = session(OTHER);
    fail();

    assertThat(resume(KeptSessions.newToken())).isEqualTo("? " + TOO_MANY);
    assertThat(resume(token)).isEqualTo("? " + TOO_MANY);
    assertThatThrownBy(() -> webSocket(KeptSessions.newToken()))
        .hasMessage("HTTP/1.1 429 Too Many Requests");
    assertThat(monitor.refusals).hasSize(3).containsOnly(Refusal.ATTEMPTS);

    assertThat(gtp(transports.connectFrom(OTHER, gtp), "tengen-resume " + token + " 2"))
        .isEqualTo("= tengen-session " + token + " 0");
  }

  @Test
  void wrongTokensOverWebSocketCountToo() throws Exception {
    for (int i = 0; i < LIMIT; i++) {
      WebSocketClient client = webSocket(KeptSessions.newToken());
      assertThatThrownBy(client::receive)
          .isInstanceOfSatisfying(
              WebSocketClosed.class, closed -> assertThat(closed.status()).isEqualTo(4410));
    }

    assertThat(resume(KeptSessions.newToken())).isEqualTo("? " + TOO_MANY);
  }

  @Test
  void wrongTokensAtTablesCountToo() throws Exception {
    InetSocketAddress tables = transports.listen(daemon.listenerContext("analysis"));
    StreamPeer host = transports.connectFrom(OTHER, tables);
    host.send(
        "{\"id\":\"t\",\"action\":\"tengen-table\",\"op\":\"new\",\"rules\":\"nogo\","
            + "\"boardXSize\":3,\"boardYSize\":3,\"moves\":[],"
            + "\"black\":{\"human\":true},\"white\":{\"human\":true}}\n");
    String opened = host.line();
    String table = text("table", opened);
    StreamPeer guesser = transports.connect(tables);
    for (int i = 0; i < LIMIT; i++) {
      guesser.send(resign(table, KeptSessions.newToken()));
      assertThat(guesser.line()).contains("this token does not play at this table");
    }

    guesser.send(resign(table, text("black", opened)));
    assertThat(guesser.line()).contains(TOO_MANY);
    host.send(resign(table, text("black", opened)));
    assertThat(host.line()).contains("\"seq\":2");
  }

  private static String resign(String table, String token) {
    return "{\"id\":\"r\",\"action\":\"tengen-table\",\"op\":\"resign\",\"table\":\""
        + table
        + "\",\"token\":\""
        + token
        + "\"}\n";
  }

  private static String text(String field, String json) {
    Matcher value = Pattern.compile("\"" + field + "\":\"([0-9a-f]+)\"").matcher(json);
    assertThat(value.find()).as(json).isTrue();
    return value.group(1);
  }

  @Tag("full")
  @Test
  void tenThousandWrongTokensLeaveTheOthersAlone() throws Exception {
    StreamPeer other = transports.connectFrom(OTHER, gtp);
    String token = session(OTHER);
    fail();
    for (int i = 0; i < 10_000; i++) {
      try (var socket = new Socket(gtp.getAddress(), gtp.getPort());
          var answers =
              new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII))) {
        socket
            .getOutputStream()
            .write(("tengen-resume " + KeptSessions.newToken() + " 0\n").getBytes(US_ASCII));
        assertThat(answers.readLine()).isEqualTo("? " + TOO_MANY);
      }
      if (i % 1000 == 0) {
        assertThat(gtp(other, "name")).isEqualTo("= Tengen");
      }
    }

    assertThat(gtp(transports.connectFrom(OTHER, gtp), "tengen-resume " + token + " 2"))
        .isEqualTo("= tengen-session " + token + " 0");
  }

  private void fail() throws Exception {
    for (int i = 0; i < LIMIT; i++) {
      assertThat(resume(KeptSessions.newToken())).isEqualTo("? no such session");
    }
  }

  private String resume(String token) throws Exception {
    return gtp(transports.connect(gtp), "tengen-resume " + token + " 0");
  }

  /** The token of a new session that this address has. */
  private String session(String client) throws Exception {
    return gtp(transports.connectFrom(client, gtp), "tengen-session").split(" ")[2];
  }

  private static String gtp(StreamPeer peer, String command) throws Exception {
    peer.send(command + "\n");
    String reply = peer.line();
    assertThat(peer.line()).isEmpty();
    return reply;
  }

  private WebSocketClient webSocket(String token) throws IOException {
    return new WebSocketClient(
        transports.socket(web), "127.0.0.1:" + web.getPort(), "/gtp?session=" + token, Map.of());
  }
}
