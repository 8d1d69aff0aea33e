package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.store.testing.MemoryArchive;
import tengen.support.StreamPeer;

/** The engine options in a stored game, if the operator has configured some. */
class StoredOptionsTest {
  private final Transports transports = new Transports();
  private final MemoryArchive archive = new MemoryArchive();
  private final TestDaemon daemon =
      new TestDaemon(
          """
          listeners:
            - {name: tcp, port: 0, protocol: gtp, engine: keyed}
          engines:
            keyed: {plugin: nogo, options: {level: 4, motto: API_KEY=hunter2}}
          """,
          new HabitPlugin("nogo", Habit.IMMEDIATE, true));

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemon.close();
  }

  @Test
  void textOptionsAreNotStoredWithGames() throws Exception {
    daemon.attachArchive(archive.access());
    StreamPeer client = transports.connect(transports.listen(daemon.listenerContext("tcp")));

    client.send("boardsize 5\ngenmove b\ngenmove w\nquit\n");
    assertThat(client.rest()).hasSize(8);

    assertThat(archive.games())
        .singleElement()
        .satisfies(game -> assertThat(game.black().options()).isEqualTo("level=4\nthreads=1"));
  }
}
