package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Program;
import tengen.support.Waits;

/** Tests of a daemon with an archive that was restored from a backup. */
@Tag("full")
class RestoreIT {
  private final Distribution distribution = Distribution.built();

  @TempDir Path scratch;

  private Server serve(int port, Path archive) throws IOException {
    return Server.serve(
        distribution,
        scratch,
        """
        listeners:
          - {name: any, port: %d, protocol: http, engines: {gtp: nogo}, time: short}
        engines:
          nogo: {plugin: nogo, options: {threads: 1, memory-mib: 16}}
        time:
          short: {turn-ms: 100}
        archive: {url: "jdbc:sqlite:%s", wait-ms: 600000}
        """
            .formatted(port, archive));
  }

  private Program bridge(int port) throws IOException {
    return distribution.tengen("connect", "127.0.0.1:" + port, "--ws", "--patience=600");
  }

  /** Lets one client be silent from the backup to the restart, while the other plays on. */
  @Test
  void aBackupMadeDuringPlayHasTheGamesAndSessions() throws Exception {
    int port = Server.freePort();
    Path archive = scratch.resolve("games.db");
    Path restored = scratch.resolve("restored.db");
    Server server = serve(port, archive);
    try (Program silent = bridge(port);
        Program busy = bridge(port)) {
      var game = new GtpGame(LineChannel.through(silent.peer()));
      var other = new GtpGame(LineChannel.through(busy.peer()));
      game.move();
      game.move();
      other.move();
      other.ask();
      Waits.until("two stored games", () -> ids(archive), games -> games.size() == 2);

      Commands.Result made =
          Commands.run("backup", restored.toString(), "--db", "jdbc:sqlite:" + archive);
      assertThat(made.exitCode()).as(made.errors()).isZero();

      other.receive();
      other.move();
      busy.signal("KILL");
      server.close();
      assertThat(ids(restored)).hasSize(2).isEqualTo(ids(archive));
      Files.delete(archive);
      server = serve(port, restored);

      game.move();
      game.check();
      silent.peer().send("quit\n");
      assertThat(silent.peer().rest()).containsExactly("= ", "");
      assertThat(silent.errors()).isEmpty();
    } finally {
      server.close();
    }
  }

  /** Returns the first word of each line of a list of games, sorted. */
  private static List<String> ids(Path archive) throws IOException {
    return Commands.run("games", "list", "--db", "jdbc:sqlite:" + archive).lines().stream()
        .map(line -> line.strip().split(" ")[0])
        .filter(word -> word.matches("[0-9a-f]{16}"))
        .sorted()
        .toList();
  }
}
