package tengen.daemon;

import static java.util.function.Predicate.isEqual;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import tengen.config.LimitsConfig;
import tengen.daemon.net.TcpTransport;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/** More clients than the server admits, each with its own socket. */
@Isolated("a hundred sessions must have their turns within a limit of time")
class ManyClientsTest {
  private final Transports transports = new Transports();

  @AfterEach
  void close() throws IOException {
    transports.close();
  }

  @Test
  void aThousandIdleSessionsAllAnswerAndOneMoreIsRejected() throws Exception {
    try (TestDaemon daemon = daemon(2, Habit.IMMEDIATE)) {
      InetSocketAddress address = transports.listen(daemon.listenerContext("any"));
      List<StreamPeer> sessions = connect(address, 1000);
      for (StreamPeer each : sessions) {
        each.send("name\n");
      }
      for (StreamPeer each : sessions) {
        assertAnswer(each, "= Tengen");
      }

      StreamPeer oneMore = transports.connect(address);
      oneMore.send("START 15\n");
      assertThat(oneMore.line()).isEqualTo("ERROR too many sessions: 1000 at most");
      assertThat(oneMore.ended()).isTrue();

      for (StreamPeer each : sessions) {
        each.send("2 protocol_version\n");
      }
      for (StreamPeer each : sessions) {
        assertAnswer(each, "=2 2");
      }
    }
  }

  @Test
  void rejectedClientsHoldNoPlace() throws Exception {
    try (TestDaemon daemon = daemon(2, Habit.IMMEDIATE);
        var tcp = new TcpTransport(new LimitsConfig(1, 3600, Map.of(), 65_536))) {
      InetSocketAddress address = tcp.listen("127.0.0.1", 0, daemon.listenerContext("any"));
      StreamPeer first = transports.connect(address);
      first.send("name\n");
      assertAnswer(first, "= Tengen");
      transports.socket(address);
      Waits.until("2 sessions", tcp::sessions, isEqual(2));
      first.send("quit\n");
      assertAnswer(first, "= ");
      assertThat(first.ended()).isTrue();

      Waits.until("a free place", () -> isWelcome(transports.connect(address)));
    }
  }

  private static boolean isWelcome(StreamPeer peer) throws IOException, InterruptedException {
    peer.send("name\n");
    return peer.line().equals("= Tengen");
  }

  @Test
  void twoHundredSessionsAreSearchedForInTurnByTwoThreads() throws Exception {
    var engine = new HabitPlugin("gomoku-classic", Habit.IGNORING_STOPS, false);
    try (TestDaemon daemon = daemon(200, engine)) {
      List<StreamPeer> sessions = connect(transports.listen(daemon.listenerContext("any")), 200);
      for (StreamPeer each : sessions) {
        ask(each, "START 15\nTURN 7,7\nABOUT\n");
      }
      engine.release();
      for (StreamPeer each : sessions) {
        assertThat(each.line()).isEqualTo("0,0");
        each.send("TURN 8,8\n");
      }
      for (StreamPeer each : sessions) {
        assertThat(each.line()).isEqualTo("1,0");
        assertSaysNothingMore(each);
      }
    }

    List<Integer> turns = engine.searched().stream().map(each -> each.turns().size()).toList();
    assertThat(turns).hasSize(400);
    // No second move precedes all first moves, except that the other thread may still search one.
    assertThat(turns.subList(0, 199)).containsOnly(1);
  }

  @Test
  void twoHundredSessionsThatThinkToTheirLimitAllMove() throws Exception {
    try (TestDaemon daemon = daemon(50, Habit.UNTIL_STOPPED)) {
      List<StreamPeer> sessions = connect(transports.listen(daemon.listenerContext("any")), 200);
      for (StreamPeer each : sessions) {
        each.send("START 15\nINFO timeout_turn 500\nTURN 7,7\n");
      }
      for (StreamPeer each : sessions) {
        assertThat(each.line()).isEqualTo("OK");
        assertThat(each.line()).matches("[0-9]{1,2},[0-9]{1,2}").isNotEqualTo("7,7");
        assertSaysNothingMore(each);
      }
    }
  }

  /** Uses two search threads; if searches ran to completion, all but two would time out. */
  @Test
  void nearlyAllOfAHundredSessionsThinkWithinOneLimit() throws Exception {
    var engine = new HabitPlugin("gomoku-classic", Habit.UNTIL_STOPPED, false);
    try (TestDaemon daemon = daemon(100, engine)) {
      List<StreamPeer> sessions = connect(transports.listen(daemon.listenerContext("any")), 100);
      for (StreamPeer each : sessions) {
        ask(each, "START 15\nINFO timeout_turn 2000\nTURN 7,7\nABOUT\n");
      }
      for (StreamPeer each : sessions) {
        assertThat(each.line()).matches("[0-9]{1,2},[0-9]{1,2}").isNotEqualTo("7,7");
      }
    }
    assertThat(engine.searched()).hasSizeGreaterThan(90);
  }

  @Test
  void searchesBeyondTheQueueMoveAtOnce() throws Exception {
    var engine = new HabitPlugin("gomoku-classic", Habit.IGNORING_STOPS, false);
    try (TestDaemon daemon = daemon(1, engine)) {
      List<StreamPeer> sessions = connect(transports.listen(daemon.listenerContext("any")), 4);
      for (StreamPeer each : sessions.subList(0, 2)) {
        ask(each, "START 15\nTURN 7,7\nABOUT\n");
      }
      // A search waits in the queue until its engine has been prepared.
      Waits.until("two searches", engine::searched, it -> it.size() == 2);
      ask(sessions.get(2), "START 15\nTURN 7,7\nABOUT\n");
      StreamPeer last = sessions.getLast();
      last.send("START 15\nTURN 7,7\n");
      assertThat(last.line()).isEqualTo("OK");
      assertThat(last.line()).isEqualTo("6,6");
      engine.release();

      for (StreamPeer each : sessions.subList(0, 3)) {
        assertThat(each.line()).isEqualTo("0,0");
      }
    }
  }

  private static TestDaemon daemon(int queue, Habit habit) {
    return daemon(queue, new HabitPlugin("gomoku-classic", habit, false));
  }

  private static TestDaemon daemon(int queue, HabitPlugin gomoku) {
    return new TestDaemon(
        """
        listeners:
          - {name: any, port: 0, engines: {gomocup: gomoku-classic, gtp: nogo-classic}, time: day}
        time:
          day: {turn-ms: 86400000, overhead-ms: 0, reserve-ms: 0}
        pools: {search-threads: 2, concurrent-searches: 2, queue: %d}
        """
            .formatted(queue),
        gomoku,
        new HabitPlugin("nogo-classic", Habit.IMMEDIATE, true));
  }

  private List<StreamPeer> connect(InetSocketAddress address, int sessions) throws IOException {
    List<StreamPeer> peers = new ArrayList<>();
    for (int i = 0; i < sessions; i++) {
      peers.add(transports.connect(address));
    }
    return peers;
  }

  /** Sends ABOUT, whose reply during the search proves that the search was requested. */
  private static void ask(StreamPeer peer, String game) throws IOException, InterruptedException {
    peer.send(game);
    assertThat(peer.line()).isEqualTo("OK");
    assertThat(peer.line()).startsWith("name=");
  }

  private static void assertSaysNothingMore(StreamPeer peer)
      throws IOException, InterruptedException {
    peer.send("ABOUT\n");
    assertThat(peer.line()).startsWith("name=");
  }

  private static void assertAnswer(StreamPeer peer, String answer) throws InterruptedException {
    assertThat(peer.line()).isEqualTo(answer);
    assertThat(peer.line()).isEmpty();
  }
}
