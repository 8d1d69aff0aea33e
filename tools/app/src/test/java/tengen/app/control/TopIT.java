package tengen.app.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Distribution;
import tengen.app.OnTerminal;
import tengen.app.Server;
import tengen.app.ShellWords;
import tengen.support.Program;
import tengen.support.StreamPeer;

/** Tests of {@code tengen top} on a terminal and into a pipe. */
@Tag("full")
class TopIT {
  /** Escape sequence before each frame, which moves the cursor to the top left corner. */
  private static final String HOME = "\033[H";

  @TempDir Path scratch;
  private Server server;
  private Path socket;

  @BeforeEach
  void start() throws Exception {
    socket = scratch.resolve("control");
    server =
        Server.serve(
            Distribution.built(),
            scratch,
            """
            listeners:
              - {name: any, port: 0, engines: {gtp: nogo-classic}}
            control: {socket: %s}
            """
                .formatted(socket));
    greet();
  }

  @AfterEach
  void end() {
    server.close();
  }

  @Test
  void theTableIsRedrawnUntilQIsPressed() throws Exception {
    try (OnTerminal top = top(100, 30)) {
      assertThat(picture(top)).anyMatch(line -> line.startsWith("#1 ")).hasSize(8);
      greet();
      List<String> next = picture(top);
      while (next.stream().noneMatch(line -> line.startsWith("#2 "))) {
        next = picture(top);
      }
      assertThat(next).hasSize(9).first().asString().startsWith("Tengen ");

      top.press("q");

      assertThat(top.exitCode()).isZero();
    }
  }

  @Test
  void linesThatDoNotFitAreLeftOut() throws Exception {
    try (OnTerminal top = top(20, 5)) {
      assertThat(picture(top)).hasSize(4).allMatch(line -> line.length() <= 20);
    }
  }

  @Test
  void anInterruptEndsItToo() throws Exception {
    try (OnTerminal top = top(100, 30)) {
      picture(top);

      top.press("\3");

      assertThat(top.exitCode()).isZero();
    }
  }

  @Test
  void aClosedPipeEndsIt() throws Exception {
    String first =
        "%s top --socket %s --every 0.1 | head -n 1"
            .formatted(ShellWords.quoted(Distribution.built().launcher()), socket);
    try (Program top = Program.start(scratch, List.of("sh", "-c", first))) {
      assertThat(top.exitCode()).isZero();
      assertThat(top.peer().rest()).hasSize(1);
    }
  }

  private OnTerminal top(int columns, int rows) throws Exception {
    String command =
        "%s top --socket %s --every 0.1"
            .formatted(ShellWords.quoted(Distribution.built().launcher()), socket);
    return OnTerminal.start(scratch, columns, rows, command);
  }

  /** Returns the lines of the next complete frame, without cursor control. */
  private static List<String> picture(OnTerminal top) throws InterruptedException {
    String line = top.line();
    while (!line.contains(HOME)) {
      line = top.line();
    }
    var lines = new ArrayList<String>();
    do {
      lines.add(line.replaceAll("\033\\[[HJK]", "").stripTrailing());
      line = top.line();
    } while (!line.contains(HOME));
    return lines;
  }

  private void greet() throws Exception {
    StreamPeer client = server.connect();
    client.send("name\n");
    assertThat(client.line()).isEqualTo("= Tengen");
  }
}
