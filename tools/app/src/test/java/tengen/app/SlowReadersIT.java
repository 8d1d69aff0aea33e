package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.StreamPeer;

/**
 * Tests of clients that request output and never read it, at a daemon with a small heap. Without
 * limits on pending output the heap would not suffice.
 */
@Tag("full")
class SlowReadersIT {
  private static final String YAML =
      """
      listeners:
        - {name: any, port: 0, engines: {gtp: nogo-classic}, time: short}
      time: {short: {turn-ms: 20, overhead-ms: 0, reserve-ms: 0}}
      pools: {memory-mib: 16, search-threads: 2}
      archive: {url: "jdbc:sqlite:%s"}
      """;
  private static final String HELLO = "{\"id\":\"h\",\"action\":\"tengen-hello\"}\n";
  private static final String BOARD =
      "\"rules\":\"nogo\",\"boardXSize\":9,\"boardYSize\":9,\"moves\":[]";
  private static final int SLOW_OF_EACH_KIND = 10;
  private static final int EVENTS = 4_000;

  private final List<Socket> slow = new ArrayList<>();

  @TempDir Path scratch;

  @AfterEach
  void close() throws IOException {
    for (Socket each : slow) {
      each.close();
    }
  }

  @Test
  void clientsThatReadNothingAffectNoOther() throws Exception {
    List<String> launcher =
        List.of("env", "JAVA_TOOL_OPTIONS=-Xmx96m", Distribution.built().launcher());
    String yaml = YAML.formatted(scratch.resolve("games.db"));
    try (Server server = Server.serve(launcher, scratch, yaml)) {
      StreamPeer host = server.connect();
      host.send(HELLO + open());
      assertThat(host.line()).contains("tengen-hello");
      String opened = host.line();
      String table = find("table", opened);
      String act =
          "{\"id\":\"a\",\"action\":\"tengen-table\",\"table\":\"%s\",\"token\":\"%s\",\"op\":"
              .formatted(table, find("host", opened));
      String watch = "{\"id\":\"w\",\"action\":\"tengen-watch\",\"table\":\"%s\"".formatted(table);
      for (int i = 0; i < SLOW_OF_EACH_KIND; i++) {
        readNothing(server, HELLO + watch + "}\n");
        readNothing(server, "{\"id\":\"t\",\"action\":\"tengen-tables\"}\n".repeat(2_000));
        readNothing(server, "{\"id\":\"g\",\"action\":\"tengen-games\"}\n".repeat(2_000));
        readNothing(
            server, HELLO + "{\"id\":\"q\",\"reportDuringSearchEvery\":0.1," + BOARD + "}\n");
        readNothing(server, "kata-analyze b 1\n");
      }

      for (int i = 0; i < EVENTS; i += 100) {
        host.send((act + "\"pause\"}\n" + act + "\"go\"}\n").repeat(50));
        for (int j = 0; j < 100; j++) {
          assertThat(host.line()).contains("\"seq\":");
        }
      }
      for (int i = 0; i < SLOW_OF_EACH_KIND; i++) {
        readNothing(server, HELLO + (watch + ",\"since\":1}\n").repeat(1_000));
      }

      play(server);
      host.send("{\"id\":\"l\",\"action\":\"tengen-tables\"}\n");
      assertThat(host.line()).contains(table, "\"seq\":" + (EVENTS + 1));
      server.program().signal("TERM");
      assertThat(server.program().exitCode()).as(server.program().errors()).isZero();
    }
  }

  private static String open() {
    return "{\"id\":\"o\",\"action\":\"tengen-table\",\"op\":\"new\","
        + BOARD
        + ",\"black\":{\"human\":true},\"white\":{\"human\":true}}\n";
  }

  private static String find(String name, String in) {
    Matcher found = Pattern.compile("\"" + name + "\":\"([^\"]*)\"").matcher(in);
    assertThat(found.find()).as("%s in %s", name, in).isTrue();
    return found.group(1);
  }

  private void readNothing(Server server, String input) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    slow.add(socket);
    socket.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
  }

  private static void play(Server server) throws Exception {
    StreamPeer player = server.connect();
    for (int i = 0; i < 10; i++) {
      player.send("genmove b\ngenmove w\n");
      for (int j = 0; j < 2; j++) {
        assertThat(player.line()).matches("= [A-J][1-9]");
        assertThat(player.line()).isEmpty();
      }
    }
  }
}
