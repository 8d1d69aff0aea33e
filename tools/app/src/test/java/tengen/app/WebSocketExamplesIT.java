package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Foreign;
import tengen.support.Program;

/** Tests of the example clients that connect by a WebSocket. */
@Tag("full")
class WebSocketExamplesIT {
  /** Node, with the option that version 20 needs and later ones accept. */
  private static final List<String> NODE = List.of("node", "--experimental-websocket");

  @TempDir private static Path scratch;

  private static Server server;

  @BeforeAll
  static void startServer() throws IOException {
    String yaml =
        """
        listeners:
          - {name: any, port: 0, protocol: http}
        """;
    server = Server.serve(Distribution.built(), scratch, yaml);
  }

  @AfterAll
  static void stopServer() {
    server.close();
  }

  @Test
  void theClientInPythonAnalysesAPosition() throws Exception {
    Foreign.require("python3");

    assertThat(run(List.of("python3"), "analyse.py"))
        .isNotEmpty()
        .allMatch(line -> line.matches("[A-P]\\d+ +\\d+% {2}[A-P]\\d+.*"));
  }

  @Test
  void theClientForNodePlaysAGame() throws Exception {
    Foreign.require("node");
    requireWebSocket();

    List<String> shown = run(NODE, "play.mjs");

    assertThat(shown)
        .anyMatch(line -> line.matches("Black plays [A-E][1-5]"))
        .anyMatch(line -> line.matches("White plays [A-E][1-5]"));
    assertThat(shown.getLast()).matches("Result: [BW]\\+1");
  }

  private static void requireWebSocket() throws IOException {
    String check = "process.exit(typeof WebSocket === 'function' ? 0 : 1)";
    try (Program node =
        Program.start(scratch, List.of(NODE.getFirst(), NODE.getLast(), "-e", check))) {
      if (node.exitCode() != 0) {
        Foreign.leaveOut("this version of Node has no WebSocket");
      }
    }
  }

  /** Runs an example with the server's address and returns its output. */
  private static List<String> run(List<String> language, String name) throws Exception {
    Path example = Distribution.built().home().resolve("docs/examples/websocket").resolve(name);
    List<String> command = new ArrayList<>(language);
    command.addAll(List.of(example.toString(), "ws://127.0.0.1:" + server.port()));
    try (Program program = Program.start(scratch, command)) {
      List<String> lines = program.peer().rest();
      assertThat(program.exitCode()).as(program.errors()).isZero();
      return lines;
    }
  }
}
