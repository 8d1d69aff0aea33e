package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.support.StreamPeer;

/**
 * Measures the response time of one client while eight others send commands as fast as they can.
 */
@Isolated
@Execution(ExecutionMode.SAME_THREAD)
@EnabledIfSystemProperty(
    named = "tengen.long",
    matches = "true",
    disabledReason = "long form: mvn verify -Plong")
@Tag("full")
class FloodIT {
  private static final String YAML =
      """
      listeners:
        - {name: any, port: 0, protocol: gtp, engine: nogo, allow: [nogo, cgt]}
      """;

  private static final int FLOODERS = 8;
  private static final int CHUNK_BYTES = 65_536;
  private static final int QUESTIONS = 2000;
  private static final long HIGHEST_MICROS = TimeUnit.MINUTES.toMicros(1);

  /** A game of 20,000 heaps with a request for its moves and its position. */
  private static final String HUGE_GAME =
      "tengen-engine cgt\ntengen-game nim" + " 3".repeat(20_000) + "\ntengen-moves\nshowboard\n";

  private final List<Socket> flood = new ArrayList<>();

  @TempDir Path scratch;

  @AfterEach
  void dry() throws IOException {
    for (Socket each : flood) {
      each.close();
    }
  }

  /**
   * Returns floods of commands with the tolerated delay. A command on a huge game takes a core for
   * milliseconds.
   */
  static List<Arguments> floods() {
    return List.of(
        Arguments.of("showboard\n", 20),
        Arguments.of("list_commands\n", 20),
        Arguments.of(HUGE_GAME, 50));
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("floods")
  void theDaemonAnswersAndStopsDuringAFlood(String commands, int limitMs) throws Exception {
    try (Server server = Server.serve(Distribution.built(), scratch, YAML)) {
      for (int i = 0; i < FLOODERS; i++) {
        flood(server, commands);
      }
      Histogram micros = askForNames(server);
      long askedNanos = System.nanoTime();
      server.program().signal("TERM");
      int exitCode = server.program().exitCode();
      long endedMs = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - askedNanos);

      assertThat(exitCode).isZero();
      assertThat(endedMs).isLessThan(1000);
      assertThat(micros.getValueAtPercentile(99))
          .isLessThan(TimeUnit.MILLISECONDS.toMicros(limitMs));
    }
  }

  private static Histogram askForNames(Server server) throws Exception {
    var micros = new Histogram(HIGHEST_MICROS, 3);
    StreamPeer victim = server.connect();
    for (int i = 0; i < QUESTIONS; i++) {
      long asked = System.nanoTime();
      victim.send("name\n");
      assertThat(victim.line()).isEqualTo("= Tengen");
      assertThat(victim.line()).isEmpty();
      micros.recordValue(TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - asked));
    }
    return micros;
  }

  /** Writes on one thread and reads on another, until either side closes the connection. */
  private void flood(Server server, String commands) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    flood.add(socket);
    String many = commands.repeat(Math.max(1, CHUNK_BYTES / commands.length()));
    byte[] chunk = (many).getBytes(StandardCharsets.US_ASCII);
    Thread.ofPlatform().daemon().start(() -> write(socket, chunk));
    Thread.ofPlatform().daemon().start(() -> read(socket));
  }

  private static void write(Socket socket, byte[] chunk) {
    try {
      OutputStream out = socket.getOutputStream();
      while (true) {
        out.write(chunk);
      }
    } catch (IOException _) {
      // The server or the test has closed the connection.
    }
  }

  private static void read(Socket socket) {
    byte[] buffer = new byte[CHUNK_BYTES];
    try {
      InputStream in = socket.getInputStream();
      while (in.read(buffer) >= 0) {
        // Discards the replies.
      }
    } catch (IOException _) {
      // The server or the test has closed the connection.
    }
  }
}
