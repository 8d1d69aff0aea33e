package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Program;
import tengen.support.StreamPeer;

/** A server that is killed, and started again, while a client plays on it by a bridge. */
@Timeout(900)
class RestartIT {
  private static final int KILLS = Boolean.getBoolean("tengen.long") ? 100 : 4;
  private static final Pattern MOVE = Pattern.compile(";([BW])\\[([a-s]{2})]");

  private final Distribution distribution = Distribution.built();
  private final SplittableRandom random = new SplittableRandom(24);
  private final List<String> told = new ArrayList<>();

  @TempDir Path scratch;

  private String yaml(int port) {
    return """
    listeners:
      - {name: any, port: %d, protocol: http, engines: {gtp: nogo}, time: short}
    engines:
      nogo: {plugin: nogo, options: {threads: 1, memory-mib: 16}}
    time:
      short: {turn-ms: 200}
    archive: {url: "%s"}
    """
        .formatted(port, archive());
  }

  private String archive() {
    return "jdbc:sqlite:" + scratch.resolve("games.db");
  }

  private Server serve(int port) throws IOException {
    return Server.serve(distribution, scratch, yaml(port));
  }

  private static String answer(StreamPeer gui) throws InterruptedException {
    String line = gui.line();
    assertThat(gui.line()).isEmpty();
    return line;
  }

  @Test
  void noMoveThatWasToldIsLostAndNoneIsToldTwice() throws Exception {
    int port = Server.freePort();
    Server server = serve(port);
    try (Program bridge =
        distribution.tengen("connect", "127.0.0.1:" + port, "--ws", "--patience=60")) {
      StreamPeer gui = bridge.peer();
      gui.send("boardsize 19\n");
      assertThat(answer(gui)).isEqualTo("= ");
      int id = 0;
      for (int kill = 0; kill < KILLS; kill++) {
        for (int quiet = random.nextInt(3); quiet > 0; quiet--) {
          ask(gui, ++id);
          hear(gui, id);
        }
        ask(gui, ++id);
        // In the midst of the search, before it, or after it.
        Thread.sleep(random.nextInt(300));
        server.close();
        server = serve(port);
        hear(gui, id);
      }
      assertThat(played(gui)).containsExactlyElementsOf(told);
      gui.send("quit\n");
      assertThat(gui.rest()).containsExactly("= ", "");
      assertThat(bridge.errors()).isEmpty();
    } finally {
      server.close();
    }
  }

  private static String side(int id) {
    return id % 2 == 1 ? "b" : "w";
  }

  private static void ask(StreamPeer gui, int id) throws IOException {
    gui.send(id + " genmove " + side(id) + "\n");
  }

  private void hear(StreamPeer gui, int id) throws InterruptedException {
    String answer = answer(gui);
    assertThat(answer).matches("=" + id + " [A-T][0-9]+");
    told.add(side(id) + " " + answer.substring(answer.indexOf(' ') + 1));
  }

  /** The moves as the server has them. */
  private static List<String> played(StreamPeer gui) throws IOException, InterruptedException {
    gui.send("printsgf\n");
    var record = new StringBuilder();
    for (String line = gui.line(); !line.isEmpty(); line = gui.line()) {
      record.append(line);
    }
    List<String> moves = new ArrayList<>();
    for (Matcher move = MOVE.matcher(record); move.find(); ) {
      moves.add(move.group(1).toLowerCase(Locale.ROOT) + " " + vertex(move.group(2)));
    }
    return moves;
  }

  private static String vertex(String sgf) {
    char column = (char) (sgf.charAt(0) - 'a' + 'A');
    return (char) (column < 'I' ? column : column + 1)
        + Integer.toString(19 - (sgf.charAt(1) - 'a'));
  }
}
