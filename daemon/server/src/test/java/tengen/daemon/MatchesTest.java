package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tengen.daemon.connect.WebSocketClient;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.store.archive.TokenHash;
import tengen.store.testing.MemoryArchive;

/** Matches between two clients over WebSockets, at one server and the next. */
class MatchesTest {
  private static final String ANNA = TokenHash.newToken();
  private static final String BEN = TokenHash.newToken();
  private static final String CAROL = TokenHash.newToken();

  private final Transports transports = new Transports();
  private final MemoryArchive shared = new MemoryArchive();
  private final List<TestDaemon> daemons = new ArrayList<>();
  private MemoryArchive.Access access = shared.access();
  private InetSocketAddress web;
  private String table = "";
  private String invite = "";

  /** Starts a server after killing the previous one. */
  @BeforeEach
  void serve() throws IOException {
    access.cut();
    access = shared.access();
    var daemon =
        new TestDaemon(
            """
            listeners: [{name: web, port: 0, protocol: http, engine: nogo, login: optional}]
            auth:
              tokens:
                anna: {sha256: %s}
                ben: {sha256: %s}
                carol: {sha256: %s}
            """
                .formatted(TokenHash.of(ANNA), TokenHash.of(BEN), TokenHash.of(CAROL)),
            new HabitPlugin("nogo", Habit.IMMEDIATE, true));
    daemons.add(daemon);
    daemon.attachArchive(access);
    web = transports.listenHttp(daemon.listenerContext("web"));
  }

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemons.forEach(TestDaemon::close);
  }

  /** A client that watches the table with its token, once it has one. */
  private final class Client {
    private final WebSocketClient socket;
    private final String session;
    private final Deque<String> lines = new ArrayDeque<>();
    private String token = "";

    Client(Map<String, String> headers) throws Exception {
      String host = "127.0.0.1:" + web.getPort();
      socket = new WebSocketClient(transports.socket(web), host, "/analysis", headers);
      session = socket.header("Tengen-Session").orElseThrow();
      ask("\"action\":\"tengen-hello\"");
    }

    Client(Client before) throws Exception {
      this(Map.of("Tengen-Session", before.session));
      token = before.token;
    }

    String ask(String fields) throws Exception {
      socket.send("{\"id\":\"q\"," + fields + "}");
      return receive("\"id\":\"q\"");
    }

    String act(String op) throws Exception {
      return ask(
          "\"action\":\"tengen-table\",\"table\":\"%s\",\"token\":\"%s\",\"op\":%s"
              .formatted(table, token, op));
    }

    void watch() throws Exception {
      assertThat(
              ask(
                  "\"action\":\"tengen-watch\",\"table\":\"%s\",\"token\":\"%s\""
                      .formatted(table, token)))
          .contains("\"role\":");
    }

    /** Returns the next line that contains a text. */
    String receive(String text) throws Exception {
      String line = "";
      while (!line.contains(text)) {
        if (lines.isEmpty()) {
          socket.receive().lines().forEach(lines::add);
        }
        line = lines.removeFirst();
      }
      return line;
    }
  }

  private static String find(String name, String in) {
    Matcher found = Pattern.compile("\"" + name + "\":\"([^\"]*)").matcher(in);
    assertThat(found.find()).as("%s in %s", name, in).isTrue();
    return found.group(1);
  }

  private static Map<String, String> login(String token) {
    return Map.of("Authorization", "Bearer " + token);
  }

  private Client host() throws Exception {
    return host(new Client(Map.of()));
  }

  private Client host(Client host) throws Exception {
    String opened =
        host.ask(
            "\"action\":\"tengen-table\",\"op\":\"new\",\"rules\":\"nogo\",\"boardXSize\":3,"
                + "\"boardYSize\":3,\"moves\":[],\"black\":{\"human\":true,\"name\":\"Anna\"},"
                + "\"white\":{\"human\":true,\"seat\":\"invite\"}");
    table = find("table", opened);
    host.token = find("black", opened);
    host.watch();
    invite = find("invite", opened);
    return host;
  }

  private Client guest() throws Exception {
    return guest(new Client(Map.of()));
  }

  private Client guest(Client guest) throws Exception {
    guest.token = invite;
    guest.token = find("white", guest.act("\"sit\",\"name\":\"Ben\""));
    guest.watch();
    return guest;
  }

  @Test
  void aStoredGameIsInTheListsOfBothPlayers() throws Exception {
    Client host = host(new Client(login(ANNA)));
    Client guest = guest(new Client(login(BEN)));
    assertThat(host.act("\"play\",\"ply\":0,\"move\":\"B2\"")).contains("\"seq\":3");
    assertThat(guest.act("\"play\",\"ply\":1,\"move\":\"A1\"")).contains("\"seq\":4");

    assertThat(games(host)).contains(table);
    assertThat(games(guest)).contains(table).contains("\"guest\":\"ben\"");
    assertThat(games(new Client(login(CAROL)))).doesNotContain(table);
    assertThat(games(new Client(Map.of()))).doesNotContain(table);
  }

  private static String games(Client client) throws Exception {
    return client.ask("\"action\":\"tengen-games\"");
  }

  @Test
  void disconnectedPlayersAreAwayUntilTheyReconnect() throws Exception {
    Client host = host();
    Client guest = guest();
    host.receive("\"kind\":\"seated\"");
    host.receive("\"away\":{}");

    guest.socket.close();
    assertThat(host.receive("\"kind\":\"away\"")).contains("\"away\":{\"W\":");
    assertThat(host.act("\"claim\"")).contains("not-your-turn");

    var _ = new Client(guest);
    assertThat(host.receive("\"kind\":\"away\"")).contains("\"away\":{}");
  }

  @Test
  void seatsAndRequestsAreRestoredAtTheNextServer() throws Exception {
    Client host = host();
    Client guest = guest();
    assertThat(host.act("\"play\",\"ply\":0,\"move\":\"B2\"")).contains("\"seq\":3");
    assertThat(host.act("\"undo\",\"ply\":1,\"to\":0")).contains("\"seq\":4");

    serve();
    var hostLater = new Client(Map.of());
    hostLater.token = host.token;
    hostLater.watch();
    assertThat(hostLater.receive("snapshot"))
        .contains("\"name\":\"Ben\",\"seat\":\"taken\"", "\"request\":{\"seq\":4")
        .contains("\"why\":\"restart\"", "\"away\":{\"B\":");
    var guestLater = new Client(Map.of());
    guestLater.token = guest.token;
    guestLater.watch();
    hostLater.receive("\"kind\":\"go\"");

    assertThat(guestLater.act("\"accept\",\"request\":4")).doesNotContain("error");
    hostLater.receive("\"kind\":\"undo\",\"to\":0");
    guestLater.token = invite;
    assertThat(guestLater.act("\"sit\"")).contains("seat-taken");
  }

  @Test
  void aRematchIsATableOfItsOwnWithTheTokensOfBoth() throws Exception {
    Client host = host();
    Client guest = guest();
    guest.act("\"resign\"");
    host.act("\"rematch\"");
    guest.act("\"rematch\"");
    table = find("next", host.receive("\"kind\":\"rematch\""));

    host.watch();
    assertThat(host.receive("snapshot"))
        .contains("\"black\":{\"human\":true,\"name\":\"Ben\",\"seat\":\"taken\"}");
    assertThat(guest.act("\"play\",\"ply\":0,\"move\":\"B2\"")).doesNotContain("error");
    host.receive("\"move\":\"B2\"");
    assertThat(host.act("\"play\",\"ply\":1,\"move\":\"A1\"")).doesNotContain("error");
    assertThat(shared.games().getLast().black().name()).isEqualTo("Ben");
  }
}
