package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.daemon.connect.WebSocketClient;
import tengen.support.Waits;

/**
 * Watches two engines at a table over a WebSocket, as the page does. Resumes its session from the
 * last received event after each lost connection. Opens another table when the game is over.
 */
final class Spectator implements ObservedGame, AutoCloseable {
  private static final String SESSION = "Tengen-Session";
  private static final String SNAPSHOT = "\"kind\":\"snapshot\"";
  private static final String MOVES = "\"moves\":(\\[.*?\\]\\])";
  private static final Pattern MOVE = Pattern.compile("\\[\"([BW])\",\"([^\"]*)\"\\]");

  /** An event that ends the game, or a snapshot of a game that is over. */
  private static final Pattern OVER = Pattern.compile("\"kind\":\"over\"|\"over\":\\{");

  private final String host;
  private final int port;
  private final String engine;
  private final Queue<String> received = new ArrayDeque<>();
  private final List<String> moves = new ArrayList<>();
  private WebSocketClient socket;
  private String table = "";
  private int opened;
  private long seq = 1;

  /**
   * Opens the table and watches it.
   *
   * @param engine of both sides
   */
  Spectator(String host, int port, String engine) throws IOException {
    this.host = host;
    this.port = port;
    this.engine = engine;
    socket = connect(Map.of());
    openTable();
  }

  private void openTable() throws IOException {
    opened++;
    String id = "new" + opened;
    String player = "{\"engine\":\"%s\",\"maxTime\":0.2}".formatted(engine);
    ask(
        ("\"id\":\"%2$s\",\"action\":\"tengen-table\",\"op\":\"new\",\"rules\":\"nogo\","
                + "\"boardXSize\":19,\"boardYSize\":19,\"moves\":[],"
                + "\"black\":%1$s,\"white\":%1$s")
            .formatted(player, id));
    table = find("\"table\":\"([^\"]*)\"", awaitAnswer(id));
    seq = 1;
    moves.clear();
    watch(socket);
  }

  private WebSocketClient connect(Map<String, String> headers) throws IOException {
    var made = new WebSocketClient(new Socket(host, port), host + ":" + port, "/analysis", headers);
    made.send("{\"id\":\"hello\",\"action\":\"tengen-hello\",\"v\":1}");
    return made;
  }

  private void ask(String fields) throws IOException {
    socket.send("{" + fields + "}");
  }

  private void watch(WebSocketClient by) throws IOException {
    by.send(
        "{\"id\":\"watch\",\"action\":\"tengen-watch\",\"table\":\"%s\",\"since\":%d}"
            .formatted(table, seq));
  }

  private String awaitAnswer(String id) throws IOException {
    String line = line();
    while (!line.contains("\"id\":\"" + id + "\"")) {
      line = line();
    }
    return line;
  }

  /** Returns the next line. A message may have several lines. */
  private String line() throws IOException {
    while (received.isEmpty()) {
      socket.receive().lines().forEach(received::add);
    }
    return received.remove();
  }

  private static String find(String pattern, String in) {
    Matcher found = Pattern.compile(pattern).matcher(in);
    assertThat(found.find()).as("%s in %s", pattern, in).isTrue();
    return found.group(1);
  }

  /** Waits for the next move and checks that none is missing or repeated. */
  @Override
  public void move() throws IOException {
    String event = event();
    while (!event.contains("\"kind\":\"move\"")) {
      if (OVER.matcher(event).find()) {
        check();
        var _ = Waits.untilDone("another table", this::nextTable);
      }
      event = event();
    }
    moves.add(find("\"side\":\"([BW])\"", event) + " " + find("\"move\":\"([^\"]*)\"", event));
  }

  /**
   * Opens the next table. A stopping daemon rejects new tables; a table whose reply is lost plays
   * on unseen.
   */
  private String nextTable() throws IOException {
    try {
      openTable();
      return table;
    } catch (IOException e) {
      resume();
      throw e;
    }
  }

  private String event() throws IOException {
    while (true) {
      try {
        String line = line();
        assertThat(line).doesNotContain("\"error\"");
        if (line.startsWith("{\"event\":\"table\",\"table\":\"" + table + "\"")) {
          long next = Long.parseLong(find("\"seq\":([0-9]+)", line));
          if (next > seq) {
            if (line.contains(SNAPSHOT)) {
              catchUp(line);
            } else {
              assertThat(next).isEqualTo(seq + 1);
            }
            seq = next;
            return line;
          }
        }
      } catch (IOException _) {
        resume();
      }
    }
  }

  /**
   * Takes over the moves of a snapshot. A table sends one to a client that has missed an event
   * which the table no longer has.
   */
  private void catchUp(String snapshot) {
    assertContinues(snapshot);
    moves.clear();
    MOVE.matcher(find(MOVES, snapshot))
        .results()
        .forEach(move -> moves.add(move.group(1) + " " + move.group(2)));
  }

  /** Checks that the moves of a snapshot begin with those received so far. */
  private void assertContinues(String snapshot) {
    assertThat(find(MOVES, snapshot))
        .startsWith("[[\"" + String.join("\"],[\"", moves).replace(" ", "\",\"") + "\"]");
  }

  /** Resumes the session. Tries again if the gateway still forwards to a stopped daemon. */
  private void resume() throws IOException {
    received.clear();
    socket.close();
    Map<String, String> session = Map.of(SESSION, socket.header(SESSION).orElseThrow());
    socket = Waits.untilDone("a server with the session", () -> watching(session));
  }

  private WebSocketClient watching(Map<String, String> session) throws IOException {
    WebSocketClient made = connect(session);
    watch(made);
    return made;
  }

  /** Checks that a new spectator sees the same game. */
  @Override
  public void check() throws IOException {
    assertContinues(Waits.untilDone("a snapshot of the table", this::snapshot));
  }

  private String snapshot() throws IOException {
    seq = 0;
    resume();
    String line = line();
    while (!line.contains(SNAPSHOT)) {
      assertThat(line).doesNotContain("\"error\"");
      line = line();
    }
    return line;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
