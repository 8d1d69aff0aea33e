package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.config.LimitsConfig;
import tengen.daemon.net.TcpTransport;
import tengen.game.GameRules;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.TestRules;
import tengen.host.testing.WatchedRules;
import tengen.protocol.registry.Dialects;
import tengen.support.StreamPeer;

/** Latency of a light client while others keep the referee busy with every command. */
class BusySessionsTest {
  /** More sessions than event loops and session threads. */
  private static final int BUSY = 2 * Runtime.getRuntime().availableProcessors() + 2;

  private static final int COMMANDS = 1000;

  private final Transports transports = new Transports();
  private final CountDownLatch released = new CountDownLatch(1);
  private final AtomicInteger worked = new AtomicInteger();
  private volatile Runnable work = () -> {};
  private final TestDaemon daemon =
      new TestDaemon(
          Dialects.shipped(),
          working(),
          "listeners: [{name: gtp, port: 0, protocol: gtp}]\n",
          new HabitPlugin("nogo-classic", Habit.IMMEDIATE, true));

  @AfterEach
  void close() throws IOException {
    released.countDown();
    transports.close();
    daemon.close();
  }

  @Test
  void pipelinedCommandsOfOthersAreNotAnsweredFirst() throws Exception {
    work = () -> LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
    InetSocketAddress address = transports.listen(daemon.listenerContext("gtp"));
    for (StreamPeer busy : ask(address, "tengen-moves\n".repeat(COMMANDS))) {
      assertThat(busy.line()).startsWith("= ");
    }

    for (StreamPeer other : ask(address, "name\n")) {
      assertThat(other.line()).isEqualTo("= Tengen");
    }

    assertThat(worked.get()).isLessThan(BUSY * COMMANDS / 2);
  }

  @Test
  void longAnswersDelayNoOtherSession() throws Exception {
    work = this::awaitRelease;
    InetSocketAddress address = transports.listen(daemon.listenerContext("gtp"));
    List<StreamPeer> busy = ask(address, "tengen-moves\n");

    for (StreamPeer other : ask(address, "name\n")) {
      assertThat(other.line()).isEqualTo("= Tengen");
    }

    released.countDown();
    for (StreamPeer each : busy) {
      assertThat(each.line()).startsWith("= ");
    }
  }

  @Test
  void theDaemonStopsInTheMiddleOfLongAnswers() throws Exception {
    work = this::awaitRelease;
    List<StreamPeer> busy;
    try (var tcp = new TcpTransport(LimitsConfig.defaults(List.of()))) {
      busy = ask(tcp.listen("127.0.0.1", 0, daemon.listenerContext("gtp")), "tengen-moves\n");
    }

    assertThat(busy).allMatch(StreamPeer::ended);
  }

  private List<StreamPeer> ask(InetSocketAddress address, String commands) throws IOException {
    List<StreamPeer> peers = new ArrayList<>();
    for (int i = 0; i < BUSY; i++) {
      StreamPeer peer = transports.connect(address);
      peer.send(commands);
      peers.add(peer);
    }
    return peers;
  }

  private void awaitRelease() {
    try {
      released.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns all referees, each slowed down before it lists the legal moves. */
  private Map<String, GameRules> working() {
    Map<String, GameRules> all = new TreeMap<>();
    TestRules.all().forEach((id, rules) -> all.put(id, working(rules)));
    return all;
  }

  private GameRules working(GameRules rules) {
    return WatchedRules.of(
        rules,
        () -> {
          worked.incrementAndGet();
          work.run();
        });
  }
}
