package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ProtocolException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.config.LimitsConfig;
import tengen.daemon.connect.WebSocketClient;
import tengen.daemon.net.TcpTransport;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.store.archive.StoredGame;
import tengen.store.testing.MemoryArchive;
import tengen.support.StreamPeer;

/** Servers that share an archive and run at the same time: each session is owned by one of them. */
@Execution(ExecutionMode.CONCURRENT)
class TwoServersTest {
  private static final String LISTENERS =
      """
      listeners:
        - {name: tcp, port: 0, protocol: gtp, engine: nogo}
        - {name: web, port: 0, protocol: http, engines: {gtp: nogo}}
      """;

  private final Transports transports = new Transports();
  private final MemoryArchive shared = new MemoryArchive();
  private final List<TestDaemon> daemons = new ArrayList<>();

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemons.forEach(TestDaemon::close);
  }

  private TestDaemon daemon(HabitPlugin engine) {
    return daemon(engine, shared.access());
  }

  private TestDaemon daemon(HabitPlugin engine, MemoryArchive.Access access) {
    var daemon = new TestDaemon(LISTENERS, engine);
    daemons.add(daemon);
    daemon.attachArchive(access);
    return daemon;
  }

  private TestDaemon daemon() {
    return daemon(new HabitPlugin("nogo", Habit.IMMEDIATE, true));
  }

  private StreamPeer connect(TestDaemon daemon) throws IOException {
    return transports.connect(transports.listen(daemon.listenerContext("tcp")));
  }

  private static String gtp(StreamPeer peer, String command) throws Exception {
    peer.send(command + "\n");
    String reply = peer.line();
    assertThat(peer.line()).isEmpty();
    return reply;
  }

  private static String token(StreamPeer peer) throws Exception {
    return gtp(peer, "tengen-session").split(" ")[2];
  }

  @Test
  void formerServersReadNoInputOfASession() throws Exception {
    StreamPeer first = connect(daemon());
    String token = token(first);
    assertThat(gtp(first, "play b A1")).isEqualTo("= ");

    StreamPeer second = connect(daemon());
    assertThat(gtp(second, "tengen-resume " + token + " 2")).startsWith("= tengen-session");
    first.send("play w C3\n");

    assertThat(first.ended()).isTrue();
    assertThat(gtp(second, "play w C3")).isEqualTo("= ");
    assertThat(gtp(second, "quit")).isEqualTo("= ");
    assertThat(shared.sessions()).isEmpty();
  }

  @Test
  void resumedSessionsGoOnAfterALineThatIsTooLongToBeStored() throws Exception {
    String token = token(connect(daemon()));
    StreamPeer second = connect(daemon());
    assertThat(gtp(second, "tengen-resume " + token + " 2")).startsWith("= tengen-session");
    second.send("#" + "a".repeat(600_000) + "\n");

    assertThat(gtp(second, "play b A1")).isEqualTo("= ");
    assertThat(gtp(second, "genmove w")).startsWith("= ");

    assertThat(shared.sessions()).isEmpty();
    assertThat(shared.games()).singleElement().extracting(game -> game.turns().size()).isEqualTo(2);
  }

  @Test
  void resultsOfSearchesOnTheFormerServerAreDropped() throws Exception {
    var deaf = new HabitPlugin("nogo", Habit.IGNORING_STOPS, true);
    StreamPeer first = connect(daemon(deaf));
    String token = token(first);
    assertThat(gtp(first, "boardsize 5")).isEqualTo("= ");
    assertThat(gtp(first, "time_settings 3600 0 0")).isEqualTo("= ");
    assertThat(gtp(first, "play b A1")).isEqualTo("= ");
    first.send("genmove w\n");
    deaf.awaitSearch();

    StreamPeer second = connect(daemon());
    assertThat(gtp(second, "tengen-resume " + token + " 6")).startsWith("= tengen-session");
    String move = second.line();
    assertThat(second.line()).isEmpty();
    assertThat(gtp(second, "play b E5")).isEqualTo("= ");
    List<StoredGame> games = shared.games();
    deaf.release();

    assertThat(move).startsWith("= ");
    assertThat(first.ended()).isTrue();
    assertThat(shared.games()).isEqualTo(games);
    assertThat(games).singleElement().extracting(game -> game.turns().size()).isEqualTo(3);
  }

  @Test
  void webSocketsFindTheirStateAfterATakeover() throws Exception {
    InetSocketAddress one = web(shared.access());
    String token = wentElsewhere(one);
    try (WebSocketClient client = again(one, token, 3)) {
      ask(client, "play b C3", "? illegal move");
    }
  }

  /** Opens a session at one server and resumes it at another, which sends two more replies. */
  private String wentElsewhere(InetSocketAddress one) throws IOException {
    String token;
    try (WebSocketClient client = webSocket(one, Map.of())) {
      token = client.header("Tengen-Session").orElseThrow();
      ask(client, "play b A1", "= ");
    }
    Map<String, String> named = Map.of("Tengen-Session", token);
    try (WebSocketClient client = webSocket(web(shared.access()), named)) {
      ask(client, "play w A1", "? illegal move");
      ask(client, "play w C3", "= ");
    }
    return token;
  }

  private InetSocketAddress web(MemoryArchive.Access access) throws IOException {
    TestDaemon daemon = daemon(new HabitPlugin("nogo", Habit.IMMEDIATE, true), access);
    return transports.listenHttp(daemon.listenerContext("web"));
  }

  private static WebSocketClient again(InetSocketAddress at, String token, int received)
      throws IOException {
    String count = Integer.toString(received);
    return webSocket(at, Map.of("Tengen-Session", token, "Tengen-Received", count));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void resumesWaitForASlowArchive(int received) throws Exception {
    MemoryArchive.Access slow = shared.access();
    InetSocketAddress one = web(slow);
    String token = wentElsewhere(one);
    slow.fallBehind();
    var client = new FutureTask<>(() -> again(one, token, received));
    Thread.startVirtualThread(client);
    await().during(500, TimeUnit.MILLISECONDS).until(() -> !client.isDone());

    slow.catchUp();

    try (WebSocketClient back = client.get()) {
      if (received == 1) {
        assertThat(back.receive()).startsWith("? illegal move");
        assertThat(back.receive()).startsWith("= ");
      }
      ask(back, "play b C3", "? illegal move");
    }
  }

  /**
   * Checks that a client is not told that its session does not exist if the archive cannot confirm
   * it.
   */
  @Tag("full")
  @Test
  void webSocketsAheadOfTheArchiveAreClosedIfItDoesNotAnswer() throws Exception {
    MemoryArchive.Access silent = shared.access();
    InetSocketAddress one = web(silent);
    String token = wentElsewhere(one);
    silent.fallBehind();

    assertThatThrownBy(() -> again(one, token, 3))
        .isInstanceOf(IOException.class)
        .isNotInstanceOf(ProtocolException.class);
  }

  /** Reconnects as after a lost connection. */
  @Test
  void aWebSocketIsClosedWhereTheArchiveFails() throws Exception {
    MemoryArchive.Access broken = shared.access();
    InetSocketAddress one = web(shared.access());
    InetSocketAddress other = web(broken);
    String token;
    try (WebSocketClient client = webSocket(one, Map.of())) {
      token = client.header("Tengen-Session").orElseThrow();
    }
    broken.breakOff();

    assertThatThrownBy(() -> webSocket(other, Map.of("Tengen-Session", token)))
        .isInstanceOf(IOException.class)
        .isNotInstanceOf(ProtocolException.class);
  }

  @Test
  void clientsMoveToTheNextServerAfterTheCommit() throws Exception {
    MemoryArchive.Access slow = shared.access();
    var server = new TcpTransport(LimitsConfig.defaults(List.of()));
    TestDaemon daemon = daemon(new HabitPlugin("nogo", Habit.IMMEDIATE, true), slow);
    StreamPeer first =
        transports.connect(server.listen("127.0.0.1", 0, daemon.listenerContext("tcp")));
    String token = token(first);
    slow.fallBehind();
    String move = gtp(first, "genmove b");

    CompletableFuture<Void> end = CompletableFuture.runAsync(server::close);
    CompletableFuture<Boolean> ended = CompletableFuture.supplyAsync(first::ended);
    await().during(200, TimeUnit.MILLISECONDS).until(() -> !ended.isDone());
    slow.catchUp();

    assertThat(ended.join()).isTrue();
    end.join();
    StreamPeer second = connect(daemon());
    assertThat(gtp(second, "tengen-resume " + token + " 2")).startsWith("= tengen-session");
    assertThat(gtp(second, "play w " + move.substring(2))).startsWith("? illegal move");
  }

  private static WebSocketClient webSocket(InetSocketAddress at, Map<String, String> headers)
      throws IOException {
    var socket = new Socket(at.getAddress(), at.getPort());
    return new WebSocketClient(socket, "127.0.0.1:" + at.getPort(), "/gtp", headers);
  }

  private static void ask(WebSocketClient client, String command, String answer)
      throws IOException {
    client.send(command);
    assertThat(client.receive()).startsWith(answer);
  }
}
