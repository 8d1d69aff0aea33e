package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.config.LimitsConfig;
import tengen.daemon.Transports.Kind;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.support.StreamPeer;

/**
 * Malformed input, early ends and floods, as real clients produce them. The engines search until
 * they are stopped and a turn may take a day, so every reply proves that the search was stopped.
 */
class MalformedInputTest {
  private static final String CONFIG =
      """
      listeners:
        - {name: gomocup, port: 0, protocol: gomocup, engine: gomoku-classic, time: day}
        - {name: gtp, port: 0, protocol: gtp, engine: nogo-classic, time: day}
      time:
        day: {turn-ms: 86400000, overhead-ms: 0, reserve-ms: 0}
      pools: {search-threads: 1, concurrent-searches: 1}
      """;

  private final Transports transports = new Transports();
  private final HabitPlugin nogo = new HabitPlugin("nogo-classic", Habit.UNTIL_STOPPED, true);
  private final TestDaemon daemon =
      new TestDaemon(CONFIG, new HabitPlugin("gomoku-classic", Habit.UNTIL_STOPPED, false), nogo);

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemon.close();
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void turnsWithoutTimeAreAnsweredImmediately(Kind kind) throws Exception {
    StreamPeer peer = gomocup(kind);
    peer.send("INFO timeout_turn 0\nTURN 7,7\n");

    assertMove(peer);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void overspentTimeIsAnsweredAtOnce(Kind kind) throws Exception {
    StreamPeer peer = gomocup(kind);
    peer.send("INFO timeout_turn 100000\nINFO time_left -500\nTURN 7,7\n");

    assertMove(peer);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void theTurnLimitHoldsWhereTheMatchHasNone(Kind kind) throws Exception {
    StreamPeer peer = gomocup(kind);
    peer.send("INFO timeout_match 0\nINFO time_left 2147483647\nINFO timeout_turn 200\nTURN 7,7\n");

    assertMove(peer);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void everyMemoryLimitIsAccepted(Kind kind) throws Exception {
    StreamPeer peer = gomocup(kind);
    for (String bytes : new String[] {"0", "2147483647", "83886080", "1000", "-1", "x"}) {
      peer.send("START 15\nINFO timeout_turn 0\nINFO max_memory " + bytes + "\nTURN 7,7\n");

      assertThat(peer.line()).as(bytes).isEqualTo("OK");
      assertMove(peer);
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aLineOfAMegabyteIsOneUnknownCommand(Kind kind) throws Exception {
    StreamPeer peer = gomocup(kind);
    peer.send("A".repeat(1 << 20) + "\nSTART 15\n");

    assertThat(peer.line()).startsWith("UNKNOWN").hasSizeLessThan(200);
    assertThat(peer.line()).isEqualTo("OK");
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void tenThousandInfosAreTakenBeforeACommandThatTrickles(Kind kind) throws Exception {
    StreamPeer peer = gomocup(kind);
    peer.send("INFO timeout_turn 0\n".repeat(10_000));
    for (char each : "BEGIN\n".toCharArray()) {
      peer.send(String.valueOf(each));
    }

    assertMove(peer);
  }

  @Tag("full")
  @ParameterizedTest
  @EnumSource(Kind.class)
  void aHundredGamesInOneSessionAreAllAnswered(Kind kind) throws Exception {
    StreamPeer peer = gomocup(kind);
    for (int game = 0; game < 100; game++) {
      // This engine reports no nodes; with 0 ms it searches for half a second.
      peer.send("INFO timeout_turn " + (game < 2 ? 0 : 1) + "\n");
      peer.send("START 15\nBOARD\n7,7,2\nDONE\n");

      assertThat(peer.line()).isEqualTo("OK");
      assertMove(peer);
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void noByteEndsASession(Kind kind) throws Exception {
    long seed = 99;
    var random = new SplittableRandom(seed);
    byte[] noise = new byte[20_000];
    random.nextBytes(noise);
    StreamPeer gomocup = gomocup(kind);
    gomocup.send(noise);
    gomocup.send("\nSTART 15\n");
    skipTo(gomocup, "OK", seed);
    StreamPeer gtp = transports.open(kind, daemon.listenerContext("gtp"));
    gtp.send(noise);
    gtp.send("\n77 name\n");
    skipTo(gtp, "=77 Tengen", seed);
  }

  @Tag("full")
  @ParameterizedTest
  @EnumSource(Kind.class)
  void pipelinedCommandsAreAnsweredToALateReader(Kind kind) throws Exception {
    StreamPeer peer = transports.open(kind, daemon.listenerContext("gtp"));
    String pair = "play b a1\nundo\n";
    peer.send(pair.repeat(10_000));

    for (int answer = 0; answer < 20_000; answer++) {
      assertThat(peer.line()).as("answer %d", answer).isEqualTo("= ");
      assertThat(peer.line()).isEmpty();
    }
  }

  /** Sends CR alone, which GTP ignores by its specification. */
  @Test
  void aCarriageReturnAloneEndsALineOfGomocup() throws Exception {
    StreamPeer peer = transports.open(Kind.STDIO, daemon.listenerContext("gomocup"));
    peer.send("START 15\r");
    assertThat(peer.line()).isEqualTo("OK");

    StreamPeer gtp = transports.open(Kind.STDIO, daemon.listenerContext("gtp"));
    gtp.send("na\rme\n");
    assertThat(gtp.line()).isEqualTo("= Tengen");
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aLineOfFiveMegabytesIsTooLong(Kind kind) throws Exception {
    StreamPeer peer = transports.open(kind, daemon.listenerContext("gtp"));
    peer.send("a".repeat(5_000_000) + "\nprotocol_version\n");

    assertThat(peer.line()).isEqualTo("? line too long");
    assertThat(peer.line()).isEmpty();
    assertThat(peer.line()).isEqualTo("= 2");
  }

  @Test
  void disconnectsDuringASearchFreeTheThread() throws Exception {
    InetSocketAddress gtp = transports.listen(daemon.listenerContext("gtp"));
    Socket doomed = transports.socket(gtp);
    doomed.getOutputStream().write("genmove b\n".getBytes(StandardCharsets.UTF_8));
    nogo.awaitSearch();
    doomed.setSoLinger(true, 0);
    doomed.close();

    StreamPeer next = transports.connect(gtp);
    next.send("genmove b\n# interrupt\n");

    assertThat(next.line()).matches("= [A-J][1-9]");
  }

  @Test
  void clientsThatNeverReadAreNotReadFromAndAffectNoOther() throws Exception {
    InetSocketAddress gtp = transports.listen(daemon.listenerContext("gtp"));
    try (SocketChannel deaf = SocketChannel.open(gtp)) {
      assertThat(sentUntilNobodyReads(deaf, 64 << 20)).isLessThan(64 << 20);

      StreamPeer other = transports.connect(gtp);
      other.send("name\n");

      assertThat(other.line()).isEqualTo("= Tengen");
    }
  }

  /** Sends until the peer has read nothing for half a second; returns the number of bytes sent. */
  private static int sentUntilNobodyReads(SocketChannel to, int most) throws IOException {
    byte[] flood = "list_commands\n".repeat(2000).getBytes(StandardCharsets.ISO_8859_1);
    to.configureBlocking(false);
    int sent = 0;
    try (Selector selector = Selector.open()) {
      to.register(selector, SelectionKey.OP_WRITE);
      for (var next = ByteBuffer.wrap(flood); sent < most && selector.select(500) > 0; ) {
        selector.selectedKeys().clear();
        sent += to.write(next);
        if (!next.hasRemaining()) {
          next.rewind();
        }
      }
    }
    return sent;
  }

  @Test
  void sessionsAboveTheLimitGetAReason() throws Exception {
    InetSocketAddress gtp =
        transports.listen(
            daemon.listenerContext("gtp"), new LimitsConfig(1, 3600, Map.of(), 65_536));
    StreamPeer first = transports.connect(gtp);
    first.send("name\n");
    assertThat(first.line()).isEqualTo("= Tengen");

    StreamPeer second = transports.connect(gtp);

    assertThat(second.line()).isEqualTo("? too many sessions: 1 at most");
    assertThat(second.line()).isEmpty();
    assertThat(second.ended()).isTrue();
    assertThat(first.line()).isEmpty();
  }

  @Test
  void aSilentSessionIsClosedWithALine() throws Exception {
    InetSocketAddress gomocup =
        transports.listen(
            daemon.listenerContext("gomocup"), new LimitsConfig(9, 1, Map.of(), 65_536));
    StreamPeer silent = transports.connect(gomocup);

    assertThat(silent.line()).isEqualTo("ERROR idle for 1 seconds");
    assertThat(silent.ended()).isTrue();
  }

  @Test
  void pipelinedSearchesEachHaveTheirTime() throws Exception {
    StreamPeer peer = transports.open(Kind.STDIO, daemon.listenerContext("gtp"));
    peer.send("time_settings 0 1 4\n" + "genmove b\ngenmove w\n".repeat(4));

    assertThat(peer.line()).isEqualTo("= ");
    for (int move = 0; move < 8; move++) {
      assertThat(peer.line()).isEmpty();
      assertThat(peer.line()).matches("= [A-J][1-9]");
    }
    // Some may be late on a busy machine. If queued commands used up time, all but the first would.
    assertThat(daemon.log.lines(Level.WARNING))
        .filteredOn(line -> line.contains("did not answer in time"))
        .hasSizeLessThan(7);
  }

  @Test
  void answersWrittenBeforeTheEndArriveThoughTheClientSendsOn() throws Exception {
    StreamPeer peer = transports.connect(transports.listen(daemon.listenerContext("gtp")));
    peer.send("list_commands\n".repeat(2000) + "quit\n" + "name\n".repeat(20_000));

    assertThat(peer.rest()).filteredOn(line -> line.startsWith("= analyze")).hasSize(2000);
  }

  @Test
  void halfClosedConnectionsStillGetReplies() throws Exception {
    StreamPeer peer = transports.connect(transports.listen(daemon.listenerContext("gtp")));
    peer.send("1 genmove b\n2 name\n3 protocol_version");
    peer.endInput();

    assertThat(peer.line()).matches("=1 [A-J][1-9]");
    assertThat(peer.line()).isEmpty();
    assertThat(peer.line()).isEqualTo("=2 Tengen");
    assertThat(peer.line()).isEmpty();
    assertThat(peer.line()).isEqualTo("=3 2");
    assertThat(peer.line()).isEmpty();
    assertThat(peer.ended()).isTrue();
  }

  private StreamPeer gomocup(Kind kind) throws IOException, InterruptedException {
    StreamPeer peer = transports.open(kind, daemon.listenerContext("gomocup"));
    peer.send("START 15\n");
    assertThat(peer.line()).isEqualTo("OK");
    return peer;
  }

  private static void assertMove(StreamPeer peer) throws InterruptedException {
    assertThat(peer.line()).matches("[0-9]{1,2},[0-9]{1,2}");
  }

  private static void skipTo(StreamPeer peer, String wanted, long seed)
      throws InterruptedException {
    for (String line = peer.line(); !line.equals(wanted); line = peer.line()) {
      if (line.contains("\r")
          || line.contains("\0")
          || (line.endsWith(" ") && !line.equals("= "))) {
        fail("seed %d: an answer of odd bytes: %s", seed, line);
      }
    }
  }
}
