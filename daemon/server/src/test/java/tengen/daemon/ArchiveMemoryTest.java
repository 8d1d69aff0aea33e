package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.host.memory.ClientMemory;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.store.testing.MemoryArchive;
import tengen.store.testing.TestGames;
import tengen.support.StreamPeer;

/** Reads from the archive are charged to the memory shared by all clients. */
class ArchiveMemoryTest {
  private static final int LENDABLE_BYTES = 512 << 10;
  private static final String GAME = TestGames.NOGO.id();

  private final Transports transports = new Transports();
  private final MemoryArchive archive = MemoryArchive.withGames(TestGames.ALL);
  private final TestDaemon daemon =
      new TestDaemon(
          """
          listeners:
            - {name: web, port: 0, protocol: http}
            - {name: any, port: 0, engines: {gtp: nogo, analysis: nogo}}
          limits: {sessions: 8, buffer-mib: 1}
          """,
          new HabitPlugin("nogo", Habit.IMMEDIATE, true));
  private final ClientMemory memory = daemon.listenerContext("any").memory();

  ArchiveMemoryTest() {
    daemon.attachArchive(archive.access());
  }

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemon.close();
  }

  /** Borrows all memory that can be lent, as other clients may. */
  private ClientMemory.Loan borrowAll() {
    ClientMemory.Loan loan = memory.loan();
    assertThat(loan.fill(LENDABLE_BYTES)).isTrue();
    return loan;
  }

  private void assertThatAllIsGivenBack() {
    borrowAll().close();
  }

  private StreamPeer client() throws IOException {
    return transports.connect(transports.listen(daemon.listenerContext("any")));
  }

  @Test
  void aFileOfAGameIsRejectedWhileThereIsNoMemory() throws Exception {
    var web = transports.listenHttp(daemon.listenerContext("web"));
    try (ClientMemory.Loan _ = borrowAll()) {
      assertThat(get(transports.connect(web), web.getPort()))
          .contains("HTTP/1.1 503 Service Unavailable\r", "retry-after: 1\r")
          .endsWith("no memory to read the game now");
    }
    for (int i = 0; i < 100; i++) {
      assertThat(get(transports.connect(web), web.getPort())).contains("HTTP/1.1 200 OK\r");
    }
    assertThatAllIsGivenBack();
  }

  private static List<String> get(StreamPeer client, int port) throws Exception {
    client.send(
        "GET /games/%s.json HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n\r\n"
            .formatted(GAME, port));
    return client.rest();
  }

  @Test
  void aFileOfGamesIsTakenWhenThereIsMemoryForIt() throws Exception {
    var web = transports.listenHttp(daemon.listenerContext("web"));
    String game = "(;GM[1]SZ[3]RU[nogo];B[bb];W[aa])";
    try (ClientMemory.Loan _ = borrowAll()) {
      assertThat(post(transports.connect(web), web.getPort(), game))
          .contains("HTTP/1.1 503 Service Unavailable\r", "retry-after: 1\r")
          .endsWith("no memory to read the file now");
    }
    assertThat(post(transports.connect(web), web.getPort(), game.repeat(1000)))
        .contains("HTTP/1.1 413 Request Entity Too Large\r")
        .endsWith("the file takes more memory than there is; divide it");
    assertThat(post(transports.connect(web), web.getPort(), "[".repeat(LENDABLE_BYTES)))
        .contains("HTTP/1.1 413 Request Entity Too Large\r");
    for (int i = 0; i < 10; i++) {
      assertThat(post(transports.connect(web), web.getPort(), game)).contains("HTTP/1.1 200 OK\r");
    }
    assertThatAllIsGivenBack();
  }

  private static List<String> post(StreamPeer client, int port, String file) throws Exception {
    client.send(
        "POST /games HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n".formatted(port)
            + "Content-Type: application/x-go-sgf\r\nContent-Length: %d\r\n\r\n%s"
                .formatted(file.length(), file));
    return client.rest();
  }

  @Test
  void requestsForGamesFailWithoutMemory() throws Exception {
    StreamPeer client = client();
    String game = "{\"id\":\"g\",\"action\":\"tengen-game\",\"game\":\"" + GAME + "\"}\n";
    String list = "{\"id\":\"l\",\"action\":\"tengen-games\"}\n";
    String none = "\"error\":\"no memory to read the games now; try again\"";
    try (ClientMemory.Loan _ = borrowAll()) {
      client.send(game);
      assertThat(client.line()).contains("\"id\":\"g\"", none);
      client.send(list);
      assertThat(client.line()).contains("\"id\":\"l\"", none);
    }
    client.send(game);
    assertThat(client.line()).contains(GAME, "\"turns\"");
  }

  @Test
  void aSessionIsResumedWhenThereIsMemoryForIt() throws Exception {
    StreamPeer first = client();
    first.send("tengen-session\n# " + "a".repeat(50_000) + "\nplay b A1\n");
    String token = first.line().split(" ")[2];
    assertThat(first.line()).isEmpty();
    assertThat(first.line()).isEqualTo("= ");

    try (ClientMemory.Loan _ = borrowAll()) {
      StreamPeer second = client();
      second.send("tengen-resume " + token + " 4\n");
      assertThat(second.line()).isEqualTo("? no memory to resume the session now; try again");
    }
    StreamPeer third = client();
    third.send("tengen-resume " + token + " 4\n");
    assertThat(third.line()).isEqualTo("= tengen-session " + token + " 2");
    assertThat(third.line()).isEmpty();
    third.send("play b A1\n");
    assertThat(third.line()).startsWith("? illegal move");
  }
}
