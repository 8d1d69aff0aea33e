package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.fuzz.FuzzSessions;
import tengen.support.Waits;

/**
 * Runs random sessions of three protocols at once over sockets, against the default configuration.
 * The long form takes ten minutes, or {@code -Dtengen.fuzz-seconds}.
 */
// The long form takes longer than tests may by default.
@Timeout(3600)
@Tag("full")
class SessionFuzzIT {
  private static final int SESSIONS = 30;
  private static final long SECONDS =
      Boolean.getBoolean("tengen.long") ? Long.getLong("tengen.fuzz-seconds", 600) : 0;
  private static final long SEED = Long.getLong("tengen.seed", 1);

  @TempDir Path scratch;

  @Test
  void everyCommandIsAnsweredOnceInOrderByTheRules() throws Exception {
    String yaml =
        """
        listeners:
          - {name: any, port: 0, engines: {gomocup: gomoku, gtp: nogo}, time: quick}
        time:
          quick: {turn-ms: 5, overhead-ms: 0, reserve-ms: 0}
        """;
    try (Server server = Server.serve(Distribution.built(), scratch, yaml)) {
      new FuzzSessions(server.port(), 1).play(SEED - 1, 1);
      long before = openFiles(server);
      long end = System.nanoTime() + SECONDS * 1_000_000_000;
      long seed = SEED;
      do {
        new FuzzSessions(server.port(), 16).play(seed, SESSIONS);
        seed += SESSIONS;
      } while (System.nanoTime() < end);

      Waits.until(
          "at most " + before + " files", () -> openFiles(server), count -> count <= before);
      server.program().signal("TERM");
      assertThat(server.program().exitCode()).isZero();
      assertThat(Files.readAllLines(scratch.resolve("server.log")))
          .filteredOn(line -> line.matches("(\\S+ (ERROR|SEVERE) .*|.*(Exception|\\.java:).*)"))
          .isEmpty();
    }
  }

  private static long openFiles(Server server) throws IOException {
    try (Stream<Path> files =
        Files.list(Path.of("/proc", Long.toString(server.program().pid()), "fd"))) {
      return files.count();
    }
  }
}
