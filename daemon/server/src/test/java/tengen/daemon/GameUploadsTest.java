package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.store.archive.GameOwners;
import tengen.store.archive.StoredGame;
import tengen.store.archive.TokenHash;
import tengen.store.testing.MemoryArchive;
import tengen.store.testing.TestGames;
import tengen.support.StreamPeer;

/** Uploads of games, over real sockets. */
class GameUploadsTest {
  private static final String ALICE = TokenHash.newToken();
  private static final String READER = TokenHash.newToken();
  private static final String SGF = "application/x-go-sgf";
  private static final String JSON = "application/json";
  private static final String GAME = "(;GM[1]SZ[3]RU[nogo];B[bb];W[aa])";

  private final Transports transports = new Transports();
  private final MemoryArchive archive = MemoryArchive.withGames(TestGames.ALL);
  private final TestDaemon daemon =
      new TestDaemon(
          """
          listeners:
            - {name: web, port: 0, protocol: http, login: optional}
            - {name: bound, port: 0, protocol: http, limits: {commands-per-second: 1}}
          auth:
            tokens:
              alice: {sha256: %s}
              reader: {sha256: %s, rights: [read]}
          """
              .formatted(TokenHash.of(ALICE), TokenHash.of(READER)),
          new HabitPlugin("nogo", Habit.IMMEDIATE, true),
          new HabitPlugin("gomoku", Habit.IMMEDIATE, false));
  private InetSocketAddress web;

  @BeforeEach
  void listen() throws IOException {
    daemon.attachArchive(archive.access());
    web = transports.listenHttp(daemon.listenerContext("web"));
  }

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemon.close();
  }

  @Test
  void uploadsAreStoredOncePerAccount() throws Exception {
    List<String> first = post("/games", SGF, ALICE, GAME);
    assertThat(first).contains("HTTP/1.1 200 OK\r");
    List<String> again = post("/games", SGF, ALICE, GAME);

    assertThat(brought())
        .singleElement()
        .satisfies(
            game -> {
              assertThat(game.owners()).isEqualTo(GameOwners.of("alice"));
              assertThat(game.source()).isEqualTo(StoredGame.IMPORT);
              assertThat(game.turns()).hasSize(2);
              String id = "[\"" + game.id() + "\"]";
              assertThat(again).endsWith("{\"games\":" + id + ",\"faults\":[]}");
              assertThat(first).endsWith("{\"games\":" + id + ",\"faults\":[],\"new\":" + id + "}");
            });
  }

  @Test
  void faultyGamesAreReportedAndTheOthersStored() throws Exception {
    String games = GAME + "(;GM[1]SZ[3]RU[nogo];B[bb];W[bb])(;GM[1]SZ[3];B[bb])";
    assertThat(post("/games", SGF, ALICE, games))
        .contains("HTTP/1.1 200 OK\r")
        .anySatisfy(
            line ->
                assertThat(line)
                    .contains(
                        "\"faults\":[\"move 2: occupied\",\"game 3, no rules; name them with"
                            + " /games?rules"));
    assertThat(brought()).hasSize(1);

    assertThat(post("/games?rules=nogo", SGF, ALICE, "(;GM[1]SZ[3];B[bb])"))
        .contains("HTTP/1.1 200 OK\r");
    assertThat(brought()).hasSize(2);
  }

  @Test
  void tooLongGamesAreReportedAndTheOthersStored() throws Exception {
    String tooLong = GAME.replace("RU", "C[" + "c".repeat((1 << 20) + 1) + "]RU");
    assertThat(post("/games", SGF, ALICE, tooLong))
        .contains("HTTP/1.1 422 Unprocessable Entity\r")
        .endsWith("{\"games\":[],\"faults\":[\"comments of more than 1048576 bytes\"]}");

    assertThat(post("/games", SGF, ALICE, tooLong + GAME)).contains("HTTP/1.1 200 OK\r");
    assertThat(brought()).hasSize(1);
  }

  @Test
  void uploadsOverwriteNoGameOfOtherAccounts() throws Exception {
    String nogo = get("/games/" + TestGames.NOGO.id() + ".json").getLast();

    List<String> forged = post("/games", "application/json", "", nogo.replace("A1", "C3"));
    assertThat(forged).contains("HTTP/1.1 200 OK\r");
    assertThat(archive.games()).contains(TestGames.NOGO).hasSize(TestGames.ALL.size() + 1);

    assertThat(post("/games", "application/json", "", nogo))
        .endsWith("{\"games\":[\"" + TestGames.NOGO.id() + "\"],\"faults\":[]}");
    assertThat(archive.games()).hasSize(TestGames.ALL.size() + 1);
  }

  @Test
  void notesAndBranchesOfAStoredGameAreReplaced() throws Exception {
    post("/games", SGF, ALICE, GAME);
    StoredGame game = brought().getFirst();
    String noted =
        get("/games/" + game.id() + ".json", ALICE)
            .getLast()
            .replace("\"comment\":\"\"", "\"comment\":\"both\"")
            .replaceFirst("\"move\":\"B2\"", "\"move\":\"B2\",\"comment\":\"calm\"")
            .replaceFirst(
                "}$",
                ",\"branches\":[{\"of\":0,\"ply\":1,\"moves\":[{\"side\":\"white\",\"move\":\"C1\"}]}]}");

    List<String> answer = post("/games?notes=" + game.id(), JSON, ALICE, noted);

    assertThat(answer)
        .contains("HTTP/1.1 200 OK\r")
        .endsWith("{\"games\":[\"" + game.id() + "\"],\"faults\":[]}");
    StoredGame stored = brought().getFirst();
    assertThat(stored.comment()).isEqualTo("both");
    assertThat(stored.turns().getFirst().comment()).isEqualTo("calm");
    assertThat(stored.branches()).hasSize(1);
    assertThat(stored.position()).isEqualTo(game.position());
    assertThat(stored.source()).isEqualTo(game.source());
    post("/games?notes=" + game.id(), SGF, ALICE, GAME);
    assertThat(brought()).containsExactly(game);
  }

  @Test
  void notesNeedAnOwnGameWithTheSameMoves() throws Exception {
    String notes = "/games?notes=" + TestGames.NOGO.id();
    String noted = get("/games/" + TestGames.NOGO.id() + ".json").getLast();
    assertThat(post(notes, JSON, ALICE, noted)).endsWith(rejected("no such game"));
    assertThat(post(notes, JSON, "", noted.replace("A1", "C3")))
        .endsWith(rejected("the game has other moves now; open it again"));
    assertThat(post(notes, SGF, "", GAME + GAME)).endsWith(rejected("send the notes of one game"));
    assertThat(post(notes, JSON, READER, noted).getFirst()).startsWith("HTTP/1.1 403 ");
    assertThat(archive.games()).containsExactlyInAnyOrderElementsOf(TestGames.ALL);
  }

  private static String rejected(String why) {
    return "{\"games\":[],\"faults\":[\"" + why + "\"]}";
  }

  @Test
  void piskvorkGamesAreStored() throws Exception {
    String psq = "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,9,0\r\na\r\nb\r\n-1\r\n";
    assertThat(post("/games", "text/plain", "", psq)).contains("HTTP/1.1 200 OK\r");
    assertThat(brought())
        .singleElement()
        .satisfies(game -> assertThat(game.start().rules()).isEqualTo("gomoku-freestyle"));
  }

  @ParameterizedTest
  @CsvSource({
    "/games, text/html, 415",
    "/games, '', 415",
    "/games?rules=draughts, application/x-go-sgf, 400",
    "/games/aaaaaaaaaaaaaaaa.sgf, application/x-go-sgf, 413"
  })
  void uploadsWithoutGamesAreRejected(String path, String type, int status) throws Exception {
    assertThat(post(path, type, ALICE, GAME).getFirst()).startsWith("HTTP/1.1 " + status + " ");
  }

  @Test
  void theCaseOfAContentTypeDoesNotMatter() throws Exception {
    assertThat(post("/games", "Application/X-Go-SGF ; charset=utf-8", ALICE, GAME).getFirst())
        .startsWith("HTTP/1.1 200 ");
  }

  @Test
  void aFileWithoutAGameIsRejected() throws Exception {
    List<String> answer = post("/games", SGF, ALICE, "hello");

    assertThat(answer.getFirst()).startsWith("HTTP/1.1 422 ");
    assertThat(answer.getLast()).startsWith("{\"games\":[],\"faults\":[\"");
  }

  @Test
  void uploadsNeedTheRightToPlay() throws Exception {
    assertThat(post("/games", SGF, READER, GAME))
        .contains("HTTP/1.1 403 Forbidden\r", "reader may not play");
    assertThat(post("/games", SGF, "wrong", GAME)).contains("HTTP/1.1 401 Unauthorized\r");
    assertThat(brought()).isEmpty();
  }

  @Test
  void uploadsAboveTheRateAreRejectedWithAReason() throws Exception {
    rejectsAboveTheRate(() -> post("/games", SGF, ALICE, GAME));
  }

  @Test
  void downloadsAboveTheRateAreRejectedWithAReason() throws Exception {
    rejectsAboveTheRate(() -> get("/games/" + TestGames.ALICES.id() + ".sgf", ALICE));
  }

  private void rejectsAboveTheRate(Callable<List<String>> request) throws Exception {
    web = transports.listenHttp(daemon.listenerContext("bound"));

    List<String> answers = new ArrayList<>();
    // The limit regains one request a second, so a slow machine needs more of them to reach it.
    do {
      answers.add(request.call().getFirst());
    } while (answers.size() < 200 && answers.getLast().equals("HTTP/1.1 200 OK\r"));

    assertThat(answers).hasSizeGreaterThan(10).startsWith("HTTP/1.1 200 OK\r");
    assertThat(answers.getLast()).isEqualTo("HTTP/1.1 429 Too Many Requests\r");
  }

  @Test
  void aGameOfTooManyMovesIsNotJudged() throws Exception {
    String nogo = get("/games/" + TestGames.NOGO.id() + ".json").getLast();
    String turn = "{\"side\":\"black\",\"move\":\"B2\",\"atMs\":0},";

    String endless = nogo.replace("\"turns\":[", "\"turns\":[" + turn.repeat(10_000));

    assertThat(post("/games", "application/json", "", endless))
        .endsWith("{\"games\":[],\"faults\":[\"more than 10000 moves\"]}");
  }

  @ParameterizedTest
  @CsvSource({
    "'\"startedMs\":1000', '\"startedMs\":253402300800000'",
    "'\"startedMs\":1000', '\"startedMs\":-62135596800001'",
    "'\"endedMs\":4000', '\"endedMs\":9000000000000000000'",
    "'\"atMs\":2000', '\"atMs\":9000000000000000000'"
  })
  void gamesWithInvalidYearsAreNotStored(String written, String other) throws Exception {
    String nogo = get("/games/" + TestGames.NOGO.id() + ".json").getLast();
    assertThat(nogo).contains(written);

    assertThat(post("/games", "application/json", "", nogo.replace(written, other)))
        .endsWith("{\"games\":[],\"faults\":[\"a time outside of the years 1 to 9999\"]}");
  }

  @Test
  void gamesDatedInTheFutureBeginNow() throws Exception {
    assertThat(post("/games", SGF, ALICE, GAME.replace("RU", "DT[9999-12-31]RU")))
        .contains("HTTP/1.1 200 OK\r");

    assertThat(brought())
        .singleElement()
        .satisfies(
            game -> assertThat(game.startedMs()).isLessThanOrEqualTo(System.currentTimeMillis()));
  }

  @Test
  void pagesOfOtherSitesCannotUploadGames() throws Exception {
    StreamPeer client = transports.connect(web);
    client.send(
        head("/games", SGF, ALICE, GAME.length()) + "Origin: http://evil.com\r\n\r\n" + GAME);

    assertThat(client.line()).isEqualTo("HTTP/1.1 403 Forbidden\r");
    assertThat(brought()).isEmpty();
  }

  @Test
  void gamesAreSentWhenTheyAreWanted() throws Exception {
    StreamPeer client = transports.connect(web);
    client.send(
        head("/games", SGF, ALICE, GAME.length())
            + "Connection: close\r\nExpect: 100-continue\r\n\r\n");
    assertThat(client.line()).isEqualTo("HTTP/1.1 100 Continue\r");
    client.send(GAME);

    assertThat(client.rest()).contains("HTTP/1.1 200 OK\r");
  }

  @Test
  void tooLongFilesAreRejectedWithOrWithoutContentLength() throws Exception {
    StreamPeer connection = transports.connect(web);
    connection.send(head("/games", SGF, ALICE, (4 << 20) + 1) + "\r\n");
    assertThat(connection.line()).startsWith("HTTP/1.1 413 ");

    StreamPeer untold = transports.connect(web);
    untold.send(
        "POST /games HTTP/1.1\r\nHost: %s\r\nContent-Type: %s\r\nTransfer-Encoding: chunked\r\n\r\n"
            .formatted(host(), SGF));
    String chunk = "10000\r\n" + " ".repeat(1 << 16) + "\r\n";
    for (int i = 0; i <= 64; i++) {
      untold.send(chunk);
    }
    assertThat(untold.line()).startsWith("HTTP/1.1 413 ");
  }

  @Test
  void clientsThatSendATooLongFileReadTheReply() throws Exception {
    StreamPeer client = transports.connect(web);
    client.send(head("/games", SGF, ALICE, 8 << 20) + "\r\n");
    client.send(" ".repeat(8 << 20));

    assertThat(client.line()).startsWith("HTTP/1.1 413 ");
    assertThat(client.rest()).last().asString().contains("longer than");
  }

  @Test
  void theConfigurationBoundsAFile() throws Exception {
    try (var other =
        new TestDaemon(
            """
            listeners: [{name: web, port: 0, protocol: http}]
            games: {max-upload: 1024}
            """,
            new HabitPlugin("nogo", Habit.IMMEDIATE, true))) {
      other.attachArchive(archive.access());
      web = transports.listenHttp(other.listenerContext("web"));
      String longest = GAME + " ".repeat(1024 - GAME.length());

      assertThat(post("/games", SGF, "", longest)).contains("HTTP/1.1 200 OK\r");
      assertThat(post("/games", SGF, "", longest + " "))
          .contains("longer than 1024 bytes")
          .first()
          .asString()
          .startsWith("HTTP/1.1 413 ");
      assertThat(
              other
                  .listenerContext("web")
                  .sessions()
                  .get("analysis")
                  .offer()
                  .settings()
                  .maxUpload())
          .hasValue(1024);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Renju, gomoku-renju",
    "renju, gomoku-renju",
    "' GOMOKU-Renju ', gomoku-renju",
    "0, gomoku-freestyle",
    "1, gomoku-standard",
    "4, gomoku-renju"
  })
  void rulesAreKnownByOtherNames(String connection, String id) throws Exception {
    String game = "(;GM[4]SZ[15]RU[" + connection + "];B[hh];W[bb])";

    assertThat(post("/games?rules=nogo", SGF, ALICE, game)).contains("HTTP/1.1 200 OK\r");
    assertThat(brought()).singleElement().returns(id, each -> each.start().rules());
  }

  @ParameterizedTest
  @CsvSource({
    "gomoku-renju, GM[4], gomoku-renju",
    "nogo, GM[4], gomoku-freestyle",
    "gomoku-renju, GM[1], nogo",
    "gomoku-renju, '', nogo"
  })
  void rulesOfTheQueryCountForFilesOfTheirFamily(String query, String number, String id)
      throws Exception {
    String game = "(;" + number + "SZ[15]RU[draughts];B[hh];W[bb])";

    assertThat(post("/games?rules=" + query, SGF, ALICE, game)).contains("HTTP/1.1 200 OK\r");
    assertThat(brought()).singleElement().returns(id, each -> each.start().rules());
  }

  @Test
  void unknownRulesAreReported() throws Exception {
    String game = "(;GM[1]SZ[3]RU[draughts];B[bb];W[aa])";

    assertThat(post("/games?rules=nogo", SGF, ALICE, game).getLast())
        .endsWith(",\"notes\":[\"unknown rules draughts: read as nogo\"]}");
    assertThat(post("/games", SGF, ALICE, game).getFirst()).startsWith("HTTP/1.1 422 ");
  }

  @Test
  void aGamesOwnExportIsTheSameGame() throws Exception {
    for (String file : List.of(GAME, GAME.replace("RU", "DT[2026-02]PB[Zoe]EV[cup]RU"))) {
      post("/games", SGF, "", file);
      String id = brought().getLast().id();
      String export = String.join("\n", get("/games/" + id + ".sgf"));
      String sgf = export.substring(export.indexOf("(;"));

      assertThat(sgf.contains("DT[")).isEqualTo(file.contains("DT["));
      assertThat(post("/games", SGF, "", sgf))
          .endsWith("{\"games\":[\"" + id + "\"],\"faults\":[]}");
    }
    assertThat(brought()).hasSize(2);
  }

  /** Checks RFC 9112, section 7.1: a malformed chunk makes the whole message invalid. */
  @ParameterizedTest
  @ValueSource(strings = {"zz\r\n", "-1\r\n", "ffffffffffffffff\r\n", "5\r\nhello0\r\n\r\n"})
  void aBrokenChunkIsABadRequest(String broken) throws Exception {
    StreamPeer client = transports.connect(web);
    client.send(
        "POST /games HTTP/1.1\r\nHost: %s\r\nContent-Type: %s\r\nTransfer-Encoding: chunked\r\n\r\n"
            .formatted(host(), SGF));
    client.send(Integer.toHexString(GAME.length()) + "\r\n" + GAME + "\r\n" + broken);

    assertThat(client.line()).isEqualTo("HTTP/1.1 400 Bad Request\r");
    assertThat(client.rest()).contains("connection: close\r");
    assertThat(brought()).isEmpty();
  }

  @Test
  void concurrentUploadsAreLimited() throws Exception {
    List<StreamPeer> slow = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      StreamPeer client = transports.connect(web);
      client.send(head("/games", SGF, ALICE, GAME.length()) + "Expect: 100-continue\r\n\r\n");
      assertThat(client.line()).isEqualTo("HTTP/1.1 100 Continue\r");
      slow.add(client);
    }
    assertThat(post("/games", SGF, ALICE, GAME)).contains("HTTP/1.1 503 Service Unavailable\r");

    slow.getFirst().send(GAME);
    assertThat(slow.getFirst().line()).isEqualTo("\r");
    assertThat(slow.getFirst().line()).isEqualTo("HTTP/1.1 200 OK\r");
    assertThat(post("/games", SGF, ALICE, GAME)).contains("HTTP/1.1 200 OK\r");
  }

  private List<StoredGame> brought() {
    return archive.games().stream().filter(game -> !TestGames.ALL.contains(game)).toList();
  }

  private String host() {
    return "127.0.0.1:" + web.getPort();
  }

  private String head(String path, String type, String token, int bytes) {
    return "POST %s HTTP/1.1\r\nHost: %s\r\nContent-Length: %d\r\n%s%s"
        .formatted(
            path,
            host(),
            bytes,
            type.isEmpty() ? "" : "Content-Type: " + type + "\r\n",
            authorization(token));
  }

  private List<String> post(String path, String type, String token, String body) throws Exception {
    StreamPeer client = transports.connect(web);
    client.send(head(path, type, token, body.length()) + "Connection: close\r\n\r\n" + body);
    return client.rest();
  }

  private List<String> get(String path) throws Exception {
    return get(path, "");
  }

  private List<String> get(String path, String token) throws Exception {
    StreamPeer client = transports.connect(web);
    client.send(
        "GET %s HTTP/1.1\r\nHost: %s\r\n%sConnection: close\r\n\r\n"
            .formatted(path, host(), authorization(token)));
    return client.rest();
  }

  private static String authorization(String token) {
    return token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n";
  }
}
