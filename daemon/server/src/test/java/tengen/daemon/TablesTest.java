package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.store.archive.StoredGame;
import tengen.store.testing.MemoryArchive;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/** Tables over real sockets, at one server and the next. */
class TablesTest {
  private static final String LISTENERS =
      """
      listeners:
        - {name: analysis, port: 0, protocol: analysis, engine: nogo-classic}
      """;
  private static final String HUMAN = "{\"human\":true}";
  private static final String ENGINE = "{\"engine\":\"nogo-classic\"}";

  private final Transports transports = new Transports();
  private final MemoryArchive shared = new MemoryArchive();
  private final List<TestDaemon> daemons = new ArrayList<>();
  private Habit habit = Habit.IMMEDIATE;
  private MemoryArchive.Access access = shared.access();
  private InetSocketAddress server;

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemons.forEach(TestDaemon::close);
  }

  /** Starts a server after killing the previous one. */
  private void serve() throws IOException {
    access.cut();
    serveToo();
  }

  /** Starts a server beside the running one. */
  private void serveToo() throws IOException {
    listenBeforeTheArchive().attach(access);
  }

  /** Starts a server whose archive is still to be attached. */
  private TestDaemon listenBeforeTheArchive() throws IOException {
    access = shared.access();
    var daemon = new TestDaemon(LISTENERS, new HabitPlugin("nogo-classic", habit, true));
    daemons.add(daemon);
    daemon.announceArchive();
    server = transports.listen(daemon.listenerContext("analysis"));
    return daemon;
  }

  /** A client that has sent hello. */
  private final class Client {
    final StreamPeer peer;

    Client() throws Exception {
      peer = transports.connect(server);
      send("\"action\":\"tengen-hello\"");
      assertThat(peer.line()).contains("tengen-hello");
    }

    void send(String fields) throws IOException {
      peer.send("{\"id\":\"q\"," + fields + "}\n");
    }

    String ask(String fields) throws Exception {
      send(fields);
      return peer.line();
    }

    Table open(String black, String white, String more) throws Exception {
      String opened =
          ask(
              "\"action\":\"tengen-table\",\"op\":\"new\",\"rules\":\"nogo\",\"boardXSize\":3,"
                  + "\"boardYSize\":3,\"moves\":[],\"black\":%s,\"white\":%s%s"
                      .formatted(black, white, more));
      return new Table(find("table", opened), find("host", opened));
    }

    String watch(Table table, String more) throws Exception {
      return ask("\"action\":\"tengen-watch\",\"table\":\"%s\"%s".formatted(table.id(), more));
    }

    String act(Table table, String op) throws Exception {
      return ask(action(table, op));
    }

    /** Repeats a request, as after a lost connection. */
    String actAgain(String id, Table table, String op) throws Exception {
      peer.send("{\"id\":\"%s\",\"again\":true,%s}\n".formatted(id, action(table, op)));
      return peer.line();
    }

    void begin(Table table, String op) throws Exception {
      send(action(table, op));
    }

    private static String action(Table table, String op) {
      return "\"action\":\"tengen-table\",\"table\":\"%s\",\"token\":\"%s\",\"op\":%s"
          .formatted(table.id(), table.token(), op);
    }
  }

  private record Table(String id, String token) {
    String key() {
      return ",\"token\":\"" + token + "\"";
    }
  }

  private static String find(String name, String in) {
    Matcher found = Pattern.compile("\"" + name + "\":\"?([^\",}]*)").matcher(in);
    assertThat(found.find()).as("%s in %s", name, in).isTrue();
    return found.group(1);
  }

  private static String play(int ply, String move) {
    return "\"play\",\"ply\":%d,\"move\":\"%s\"".formatted(ply, move);
  }

  @Test
  void anEngineAnswersAtATable() throws Exception {
    serve();
    var client = new Client();
    Table table = client.open(HUMAN, ENGINE, "");
    assertThat(client.watch(table, "")).contains("\"seq\":1");
    assertThat(client.peer.line()).contains("\"kind\":\"snapshot\"", "\"moves\":[]");

    client.begin(table, play(0, "B2"));

    assertThat(client.peer.line())
        .contains("\"seq\":2,\"kind\":\"move\",\"side\":\"B\",\"move\":\"B2\"")
        .contains("\"archived\":true");
    assertThat(client.peer.line()).contains("\"id\":\"q\"", "\"seq\":2");
    assertThat(client.peer.line()).contains("\"seq\":3", "\"side\":\"W\"", "\"thought\"");
  }

  @Test
  void spectatorsSeeMovesAndMakeNone() throws Exception {
    serve();
    var player = new Client();
    Table table = player.open(HUMAN, HUMAN, "");
    var spectator = new Client();
    assertThat(spectator.ask("\"action\":\"tengen-tables\"")).contains(table.id(), "\"plies\":0");
    spectator.watch(table, "");
    assertThat(spectator.peer.line()).contains("snapshot");

    assertThat(player.act(table, play(0, "B2"))).contains("\"seq\":2");

    assertThat(spectator.peer.line()).contains("\"move\":\"B2\"");
    assertThat(spectator.act(new Table(table.id(), "guess"), play(1, "A1"))).contains("denied");
    assertThat(spectator.ask("\"action\":\"tengen-unwatch\",\"table\":\"" + table.id() + "\""))
        .contains("\"seq\":2");
  }

  @Test
  void joiningClientsLearnThatWhiteMovedFirst() throws Exception {
    serve();
    var player = new Client();
    Table table = player.open(HUMAN, HUMAN, ",\"initialPlayer\":\"W\"");
    player.act(table, play(0, "B2"));

    var late = new Client();
    late.watch(table, "");
    assertThat(late.peer.line())
        .contains("\"initialPlayer\":\"W\"", "[[\"W\",\"B2\"]]", "\"toMove\":\"B\"");
  }

  @Test
  void reconnectingWatchersGetMissedEvents() throws Exception {
    serve();
    var player = new Client();
    Table table = player.open(HUMAN, HUMAN, "");
    player.act(table, play(0, "B2"));
    player.act(table, play(1, "A1"));

    var late = new Client();
    assertThat(late.watch(table, ",\"since\":2")).contains("\"seq\":3");
    assertThat(late.peer.line()).contains("\"seq\":3,\"kind\":\"move\"", "\"A1\"");
    assertThat(late.watch(table, ",\"since\":3")).contains("\"seq\":3");
    assertThat(late.watch(table, ",\"since\":99")).contains("\"seq\":3");
    assertThat(late.peer.line()).contains("snapshot", "[[\"B\",\"B2\"],[\"W\",\"A1\"]]");
  }

  @Test
  void aPrivateTableIsForItsPlayers() throws Exception {
    serve();
    var player = new Client();
    Table table = player.open(HUMAN, HUMAN, ",\"private\":true");
    var other = new Client();

    assertThat(other.ask("\"action\":\"tengen-tables\"")).doesNotContain(table.id());
    assertThat(other.watch(table, "")).contains("denied");
    assertThat(other.watch(table, ",\"token\":\"0\"")).contains("denied");
    assertThat(other.watch(table, table.key())).contains("\"seq\":1");
  }

  @Test
  void eventsAreSentAfterTheHello() throws Exception {
    serve();
    Table table = new Client().open(HUMAN, HUMAN, "");
    StreamPeer silent = transports.connect(server);

    silent.send(
        "{\"id\":\"q\",\"action\":\"tengen-watch\",\"table\":\"%s\"}\n".formatted(table.id()));

    assertThat(silent.line()).contains("denied", "tengen-hello");
  }

  @Test
  void enginesPlayWithoutSpectators() throws Exception {
    serve();
    var client = new Client();
    Table table = client.open(ENGINE, ENGINE, "");
    client.peer.endInput();

    var late = new Client();
    late.watch(table, ",\"since\":1");
    String line = late.peer.line();
    while (!line.contains("\"over\"")) {
      line = late.peer.line();
    }

    assertThat(line).contains("\"manner\":\"by-rules\"");
    assertThat(shared.games())
        .anySatisfy(
            game -> {
              assertThat(game.id()).isEqualTo(table.id());
              assertThat(game.source()).isEqualTo("table");
              assertThat(game.end()).isPresent();
              assertThat(game.black().engine()).isEqualTo("nogo-classic");
            });
  }

  @Test
  void tablesAreRestoredAtTheNextServer() throws Exception {
    serve();
    var before = new Client();
    Table table = before.open(HUMAN, ENGINE, ",\"clock\":{\"mainTime\":100}");
    before.watch(table, "");
    before.begin(table, play(0, "B2"));
    String line = before.peer.line();
    while (!line.contains("\"seq\":3")) {
      line = before.peer.line();
    }
    StoredGame storedGame = shared.games().getLast();

    serve();
    var after = new Client();
    String seen = watchAgain(after, table, "");
    assertThat(seen).contains("\"seq\":4", "\"why\":\"restart\"");
    assertThat(after.act(new Table(table.id(), "guess"), "\"go\"")).contains("denied");
    assertThat(watchAgain(after, table, table.key())).contains("\"seq\":5");

    assertThat(shared.games().getLast().turns()).isEqualTo(storedGame.turns());
  }

  private static String watchAgain(Client client, Table table, String more) throws Exception {
    String reply = client.watch(table, more);
    String event = client.peer.line();
    return event.contains("\"event\"") ? event : reply + event;
  }

  @Test
  void requestsForAStoredTableWaitForTheArchive() throws Exception {
    serve();
    Table table = new Client().open(HUMAN, HUMAN, "");

    access.cut();
    TestDaemon next = listenBeforeTheArchive();
    var client = new Client();
    client.send("\"action\":\"tengen-watch\",\"table\":\"" + table.id() + "\"");
    assertThat(client.ask("\"action\":\"tengen-tables\"")).contains("\"tables\":[]");
    next.attach(access);

    assertThat(client.peer.line()).contains("\"table\":\"" + table.id() + "\"", "\"seq\":2");
    assertThat(client.peer.line()).contains("snapshot");
  }

  @Test
  void enginesGoOnAtTheNextServerByThemselves() throws Exception {
    habit = Habit.UNTIL_STOPPED;
    serve();
    Table table = new Client().open(ENGINE, ENGINE, "");

    habit = Habit.IMMEDIATE;
    serve();
    var late = new Client();
    String line = watchAgain(late, table, "");
    while (!line.contains("\"over\"")) {
      line = late.peer.line();
    }

    assertThat(line).contains("by-rules");
  }

  @Test
  void watchersFollowATableToAnotherServer() throws Exception {
    serve();
    MemoryArchive.Access first = access;
    var player = new Client();
    Table table = player.open(HUMAN, ENGINE, "");
    player.begin(table, play(0, "B2"));
    Waits.until("the engine's move", () -> !shared.games().isEmpty());
    serveToo();
    var spectator = new Client();

    spectator.send("\"action\":\"tengen-watch\",\"table\":\"" + table.id() + "\"");
    spectator.send("\"action\":\"tengen-tables\"");
    assertThat(spectator.peer.line()).contains("\"tables\":[]");
    first.cut();

    assertThat(spectator.peer.line()).contains(table.id(), "\"seq\":4");
    assertThat(spectator.peer.line()).contains("snapshot", "[\"B\",\"B2\"]");
    var again = new Client();
    assertThat(again.act(table, "\"go\"")).contains(table.id(), "\"seq\"");
    assertThat(spectator.peer.line()).contains("\"kind\":\"go\"");
  }

  @Test
  void formerServersSendNoEventsOfATable() throws Exception {
    serve();
    var player = new Client();
    Table table = player.open(HUMAN, HUMAN, "");
    player.watch(table, "");
    assertThat(player.peer.line()).contains("snapshot");
    shared.access().claimSession(table.id(), _ -> true).join();

    player.begin(table, play(0, "B2"));

    assertThat(player.peer.line())
        .isEqualTo(
            "{\"event\":\"table\",\"table\":\"%s\",\"kind\":\"elsewhere\"}".formatted(table.id()));
    assertThat(player.peer.line()).contains("belongs to another server", "unknown-table");
    assertThat(shared.games()).isEmpty();
    assertThat(player.ask("\"action\":\"tengen-tables\"")).contains("\"tables\":[]");
  }

  @Test
  void aTableThatIsAskedForAgainIsOpenedOnce() throws Exception {
    serve();
    var client = new Client();
    Table table = client.open(HUMAN, HUMAN, "");

    assertThat(client.open(HUMAN, HUMAN, ",\"again\":true")).isEqualTo(table);
    assertThat(client.ask("\"action\":\"tengen-tables\"")).containsOnlyOnce("\"rules\"");
    assertThat(client.open(HUMAN, HUMAN, "")).isNotEqualTo(table);
    assertThat(new Client().open(HUMAN, HUMAN, ",\"again\":true")).isNotEqualTo(table);
  }

  @Test
  void repeatedTableRequestsAreExecutedOnce() throws Exception {
    serve();
    var client = new Client();
    Table table = client.open(HUMAN, HUMAN, "");

    String first = client.actAgain("a", table, "\"resign\"");
    assertThat(first).contains("\"id\":\"a\"", "\"seq\":2");
    assertThat(client.actAgain("a", table, "\"resign\"")).isEqualTo(first);
    assertThat(client.actAgain("b", table, "\"resign\"")).contains("\"error\"");

    String closed = client.actAgain("c", table, "\"close\"");
    assertThat(client.actAgain("c", table, "\"close\"")).isEqualTo(closed);
  }

  @Test
  void onlyTheLastRequestsAtTablesAreRemembered() throws Exception {
    serve();
    var client = new Client();
    Table table = client.open(HUMAN, HUMAN, "");
    for (int i = 0; i < 16; i++) {
      assertThat(client.actAgain("p" + i, table, i % 2 == 0 ? "\"pause\"" : "\"go\""))
          .contains("\"seq\":" + (i + 2));
    }
    assertThat(client.actAgain("p0", table, "\"pause\"")).contains("\"seq\":2}");

    assertThat(client.actAgain("p16", table, "\"pause\"")).contains("\"seq\":18}");

    assertThat(client.actAgain("p0", table, "\"go\"")).contains("\"seq\":19}");
  }

  @Test
  void tablesAreLimited() throws Exception {
    serve();
    var client = new Client();
    for (int i = 0; i < 8; i++) {
      client.open(HUMAN, HUMAN, "");
    }

    assertThat(
            client.ask(
                "\"action\":\"tengen-table\",\"op\":\"new\",\"rules\":\"nogo\",\"boardXSize\":3,"
                    + "\"boardYSize\":3,\"moves\":[],\"black\":%1$s,\"white\":%1$s"
                        .formatted(HUMAN)))
        .contains("too-many");
  }

  @Test
  void optionsAreStoredAndSentInTheirCanonicalForm() throws Exception {
    serve();
    var client = new Client();
    String player =
        "{\"engine\":\"nogo-classic\",\"options\":{\"level\":\"%s7\"}}".formatted("0".repeat(1000));
    Table table = client.open(player, HUMAN, "");
    assertThat(client.ask("\"action\":\"tengen-tables\"")).contains("{\"level\":\"7\"}");

    client.watch(table, "");
    assertThat(client.peer.line()).contains("\"kind\":\"snapshot\"");
    client.begin(table, "\"players\",\"white\":%s,\"black\":%s".formatted(player, HUMAN));

    String line = client.peer.line();
    while (!line.contains("\"kind\":\"players\"")) {
      line = client.peer.line();
    }
    assertThat(line)
        .contains("\"white\":{\"engine\":\"nogo-classic\",\"options\":{\"level\":\"7\"}}");
    assertThat(shared.sessions().getLast().inputs()).noneMatch(it -> it.text().contains("00000"));
  }

  @Test
  void playersAreChecked() throws Exception {
    serve();
    var client = new Client();
    Table table = client.open(HUMAN, HUMAN, "");

    assertThat(
            client.act(table, "\"players\",\"black\":{\"engine\":\"nobody\"},\"white\":" + HUMAN))
        .contains("unknown-engine");
    assertThat(
            client.act(
                table,
                "\"players\",\"black\":{\"engine\":\"nogo-classic\",\"options\":{\"command\":\"ls\"}},"
                    + "\"white\":"
                    + HUMAN))
        .contains("\"code\"");
    assertThat(client.act(table, "\"players\",\"black\":{},\"white\":" + HUMAN))
        .contains("bad-field");
    assertThat(client.act(new Table("none", "x"), "\"go\"")).contains("unknown-table");
    assertThat(client.act(table, "\"close\"")).contains("\"seq\":2");
    assertThat(client.act(table, "\"go\"")).contains("unknown-table");
  }
}
