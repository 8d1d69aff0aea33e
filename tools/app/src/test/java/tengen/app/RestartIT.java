package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Program;
import tengen.support.SharedPostgres;

/** Tests of a server that is killed and restarted while a client plays through a bridge. */
// The long form takes longer than tests may by default.
@Timeout(3600)
@Tag("full")
class RestartIT {
  @RegisterExtension private static final SharedPostgres POSTGRES = new SharedPostgres();

  private static final int KILLS = Boolean.getBoolean("tengen.long") ? 100 : 4;

  private final Distribution distribution = Distribution.built();
  private final SplittableRandom random = new SplittableRandom(24);

  @TempDir Path scratch;

  private static String yaml(int port, String archive) {
    return """
    listeners:
      - {name: any, port: %d, protocol: http, engines: {gtp: nogo}, time: short}
    engines:
      nogo: {plugin: nogo, options: {threads: 1, memory-mib: 16}}
    time:
      short: {turn-ms: 200}
    archive: {url: "%s", wait-ms: 600000}
    """
        .formatted(port, archive);
  }

  private Server serve(int port, String archive) throws IOException {
    return Server.serve(distribution, scratch, yaml(port, archive));
  }

  @Test
  void movesAreNeitherLostNorRepeatedWithSqlite() throws Exception {
    play("jdbc:sqlite:" + scratch.resolve("games.db"));
  }

  @Test
  void movesAreNeitherLostNorRepeatedWithPostgresql() throws Exception {
    play(POSTGRES.server().emptyDatabase());
  }

  private void play(String archive) throws Exception {
    int port = Server.freePort();
    Server server = serve(port, archive);
    try (Program bridge =
        distribution.tengen("connect", "127.0.0.1:" + port, "--ws", "--patience=600")) {
      var game = new GtpGame(LineChannel.through(bridge.peer()));
      for (int kill = 0; kill < KILLS; kill++) {
        for (int quiet = random.nextInt(3); quiet > 0; quiet--) {
          game.move();
        }
        game.ask();
        // The search may be running, or not begun, or finished.
        Thread.sleep(random.nextInt(300));
        server.close();
        server = serve(port, archive);
        game.receive();
      }
      game.check();
      bridge.peer().send("quit\n");
      assertThat(bridge.peer().rest()).containsExactly("= ", "");
      assertThat(bridge.errors()).isEmpty();
    } finally {
      server.close();
    }
  }
}
