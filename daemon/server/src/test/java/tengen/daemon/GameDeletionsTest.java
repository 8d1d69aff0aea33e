package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.store.archive.TokenHash;
import tengen.store.testing.MemoryArchive;
import tengen.store.testing.TestGames;
import tengen.support.StreamPeer;

/** Deleting and restoring games, over real sockets. */
class GameDeletionsTest {
  private static final String ALICE = TokenHash.newToken();
  private static final String READER = TokenHash.newToken();
  private static final String MANAGER = TokenHash.newToken();

  private static final String NOGO = TestGames.NOGO.id();
  private static final String GOMOKU = TestGames.GOMOKU.id();
  private static final String PRIVATE = TestGames.PRIVATE.id();
  private static final String ALICES = TestGames.ALICES.id();

  private final Transports transports = new Transports();
  private final MemoryArchive archive = MemoryArchive.withGames(TestGames.ALL);
  private final MemoryArchive.Access access = archive.access();
  private final TestDaemon daemon =
      new TestDaemon(
          """
          listeners:
            - {name: web, port: 0, protocol: http, login: optional}
          auth:
            tokens:
              alice: {sha256: %s}
              reader: {sha256: %s, rights: [read]}
              manager: {sha256: %s, rights: [manage]}
          """
              .formatted(TokenHash.of(ALICE), TokenHash.of(READER), TokenHash.of(MANAGER)),
          new HabitPlugin("nogo", Habit.IMMEDIATE, true));
  private InetSocketAddress web;

  @BeforeEach
  void listen() throws IOException {
    daemon.attachArchive(access);
    web = transports.listenHttp(daemon.listenerContext("web"));
  }

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemon.close();
  }

  @Test
  void deletedGamesAreHiddenUntilTheyAreRestored() throws Exception {
    assertThat(ask("DELETE", "/games/" + NOGO, "")).endsWith(answer(NOGO));
    assertThat(ask("GET", "/games/" + NOGO + ".sgf", "").getFirst()).startsWith("HTTP/1.1 404 ");
    assertThat(ask("DELETE", "/games/" + NOGO, "").getFirst()).startsWith("HTTP/1.1 404 ");

    assertThat(ask("POST", "/games/" + NOGO + "/restore", "")).endsWith(answer(NOGO));
    assertThat(ask("GET", "/games/" + NOGO + ".sgf", "").getFirst()).startsWith("HTTP/1.1 200 ");
    assertThat(ask("POST", "/games/" + NOGO + "/restore", "").getFirst())
        .startsWith("HTTP/1.1 404 ");
    assertThat(archive.games()).containsExactlyInAnyOrderElementsOf(TestGames.ALL);
  }

  @Test
  void severalGamesAreDeletedAtOnceWhereTheAccountMay() throws Exception {
    String all = String.join(",", NOGO, PRIVATE, ALICES, "unknownunknown00", GOMOKU);

    assertThat(ask("DELETE", "/games/" + all, "")).endsWith(answer(NOGO, GOMOKU));
    assertThat(ask("DELETE", "/games/" + all, ALICE)).endsWith(answer(ALICES));
    assertThat(ask("POST", "/games/" + all + "/restore", ALICE)).endsWith(answer(ALICES));
    assertThat(ask("DELETE", "/games/" + all, MANAGER)).endsWith(answer(PRIVATE, ALICES));
  }

  @Test
  void deletingNeedsTheRightToPlayOrToManage() throws Exception {
    for (String path : List.of("DELETE /games/" + ALICES, "POST /games/" + ALICES + "/restore")) {
      String[] request = path.split(" ");
      assertThat(ask(request[0], request[1], READER))
          .contains("HTTP/1.1 403 Forbidden\r", "reader may not play");
      assertThat(ask(request[0], request[1], "wrong").getFirst()).startsWith("HTTP/1.1 401 ");
    }
  }

  @Test
  void pagesOfOtherSitesCannotDeleteGames() throws Exception {
    StreamPeer client = transports.connect(web);
    client.send(head("DELETE", "/games/" + NOGO, "") + "Origin: http://evil.com\r\n\r\n");

    assertThat(client.line()).isEqualTo("HTTP/1.1 403 Forbidden\r");
    assertThat(ask("GET", "/games/" + NOGO + ".sgf", "").getFirst()).startsWith("HTTP/1.1 200 ");
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /games/aaaaaaaaaaaaaaaa, 405",
    "POST, /games/aaaaaaaaaaaaaaaa, 405",
    "DELETE, /games/aaaaaaaaaaaaaaaa/restore, 405",
    "DELETE, /games/aaaa, 404",
    "DELETE, '/games/aaaaaaaaaaaaaaaa,', 404"
  })
  void otherRequestsAreRejected(String method, String path, int status) throws Exception {
    assertThat(ask(method, path, "").getFirst()).startsWith("HTTP/1.1 " + status + " ");
  }

  @Test
  void aRequestNamesAtMostAHundredGames() throws Exception {
    assertThat(ask("DELETE", "/games/" + ids(100), "").getFirst()).startsWith("HTTP/1.1 404 ");
    assertThat(ask("DELETE", "/games/" + NOGO + "," + ids(99), "")).endsWith(answer(NOGO));
    assertThat(ask("DELETE", "/games/" + GOMOKU + "," + ids(100), "").getFirst())
        .startsWith("HTTP/1.1 404 ");
    assertThat(ask("DELETE", "/games/" + GOMOKU, "")).endsWith(answer(GOMOKU));
  }

  @Test
  void aGameThatIsImportedAgainIsRestored() throws Exception {
    String nogo = ask("GET", "/games/" + NOGO + ".json", "").getLast();
    ask("DELETE", "/games/" + NOGO, "");

    StreamPeer client = transports.connect(web);
    client.send(
        head("POST", "/games", "")
            + "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n"
                .formatted(nogo.length())
            + nogo);
    String id = "[\"" + NOGO + "\"]";

    assertThat(client.rest()).endsWith("{\"games\":" + id + ",\"faults\":[],\"new\":" + id + "}");
    assertThat(archive.games()).hasSameSizeAs(TestGames.ALL);
  }

  @Test
  void whileTheDatabaseIsAwayClientsAreToldToTryAgain() throws Exception {
    access.breakOff();

    for (String request :
        List.of("GET /games/" + NOGO + ".sgf", "DELETE /games/" + NOGO, "POST /games")) {
      String[] words = request.split(" ");
      StreamPeer client = transports.connect(web);
      client.send(
          head(words[0], words[1], "")
              + (words[0].equals("POST") ? "Content-Type: text/plain\r\n" : "")
              + "\r\n");
      assertThat(client.rest())
          .as(request)
          .contains("HTTP/1.1 503 Service Unavailable\r", "retry-after: 1\r");
    }
  }

  private static String ids(int count) {
    return IntStream.range(0, count).mapToObj("%016d"::formatted).collect(Collectors.joining(","));
  }

  private static String answer(String... ids) {
    return "{\"games\":[\"" + String.join("\",\"", ids) + "\"]}";
  }

  private List<String> ask(String method, String path, String token) throws Exception {
    StreamPeer client = transports.connect(web);
    client.send(head(method, path, token) + "\r\n");
    return client.rest();
  }

  private String head(String method, String path, String token) {
    String authorization = token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n";
    return "%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n%s"
        .formatted(method, path, web.getPort(), authorization);
  }
}
