package tengen.app.join;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.support.WebSocketPeer;

/** A person who opens a table for a guest and plays Black there, over a WebSocket. */
final class TableHost implements AutoCloseable {
  private final int port;
  private final Set<String> taken = new HashSet<>();
  private WebSocketPeer socket;
  private String table;
  private final String token;
  private final String invite;
  private int plies;

  /**
   * Opens a table.
   *
   * @param game rules and board as fields of a query
   */
  TableHost(int port, String game) throws IOException {
    this.port = port;
    socket = connect();
    String opened =
        ask(
            "\"action\":\"tengen-table\",\"op\":\"new\",%s,\"moves\":[],\"clock\":{\"mainTime\":60},"
                    .formatted(game)
                + "\"black\":{\"human\":true,\"name\":\"Anna\"},"
                + "\"white\":{\"human\":true,\"seat\":\"invite\"}");
    table = find("table", opened);
    token = find("black", opened);
    invite = find("invite", opened);
    watch();
  }

  private WebSocketPeer connect() throws IOException {
    var made = new WebSocketPeer(URI.create("ws://127.0.0.1:" + port + "/analysis"));
    made.lines().send("{\"id\":\"hello\",\"action\":\"tengen-hello\"}\n");
    return made;
  }

  private static String find(String name, String in) {
    Matcher found = Pattern.compile("\"" + name + "\":\"([^\"]*)").matcher(in);
    assertThat(found.find()).as("%s in %s", name, in).isTrue();
    return found.group(1);
  }

  /** Returns the link of the invitation. */
  String link() {
    return "http://127.0.0.1:" + port + "/#/t/" + table + "/" + invite;
  }

  /** Returns the next line that contains a text. */
  String receive(String text) {
    String line = socket.lines().line();
    while (!line.contains(text)) {
      line = socket.lines().line();
    }
    return line;
  }

  private String ask(String fields) throws IOException {
    socket.lines().send("{\"id\":\"q\"," + fields + "}\n");
    return receive("\"id\":\"q\"");
  }

  String act(String op) throws IOException {
    return ask(
        "\"action\":\"tengen-table\",\"table\":\"%s\",\"token\":\"%s\",\"op\":%s"
            .formatted(table, token, op));
  }

  private void watch() throws IOException {
    assertThat(
            ask(
                "\"action\":\"tengen-watch\",\"table\":\"%s\",\"token\":\"%s\""
                    .formatted(table, token)))
        .contains("\"role\":");
  }

  /** Returns to the table after a restart of the server. */
  void comeBack() throws IOException {
    socket.close();
    socket = connect();
    watch();
  }

  /** Follows a rematch to its table. */
  void follow() throws IOException {
    table = find("next", receive("\"kind\":\"rematch\""));
    taken.clear();
    plies = 0;
    watch();
  }

  /** Plays on the first of these points that is empty. */
  void play(String... points) throws IOException {
    for (String point : points) {
      if (taken.add(point)) {
        assertThat(act("\"play\",\"ply\":%d,\"move\":\"%s\"".formatted(plies, point)))
            .doesNotContain("error");
        plies++;
        return;
      }
    }
    throw new AssertionError("no point of " + String.join(" ", points) + " is empty");
  }

  /** Waits for the guest's move, and returns what the table has told after it. */
  String receiveMove() throws IOException {
    taken.add(find("move", receive("\"kind\":\"move\",\"side\":\"W\"")));
    plies++;
    watch();
    return receive("\"kind\":\"snapshot\"");
  }

  @Override
  public void close() {
    socket.close();
  }
}
