package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.support.StreamPeer;

/** Engines that violate their contract, beside one that does not, over real sockets. */
@Isolated("measures how long a move takes")
class FaultyEnginesTest {
  private static final String CONFIG =
      """
      listeners:
        - {name: any, port: 0, engines: {gomocup: bad, gtp: good}, time: day}
      time:
        day: {turn-ms: 86400000, overhead-ms: 0, reserve-ms: 0}
      pools: {search-threads: 3, concurrent-searches: 3}
      """;

  private static final String FABLING =
      """
      listeners:
        - {name: gtp, port: 0, protocol: gtp, engine: bad}
      """;

  private final Transports transports = new Transports();

  @AfterEach
  void close() throws IOException {
    transports.close();
  }

  @ParameterizedTest
  @EnumSource(
      names = {
        "THROWING",
        "OUT_OF_MEMORY",
        "ILLEGAL_MOVE",
        "IGNORING_STOPS",
        "FAILING_CREATION",
        "ANSWERING_NULL"
      })
  void aBadEngineLosesNeitherItsOwnGameNorAnother(Habit habit) throws Exception {
    var bad = new HabitPlugin("bad", habit, false);
    var good = new HabitPlugin("good", Habit.IMMEDIATE, true);
    try (var daemon = new TestDaemon(CONFIG, bad, good)) {
      InetSocketAddress address = transports.listen(daemon.listenerContext("any"));
      StreamPeer assign = transports.connect(address);
      StreamPeer other = transports.connect(address);

      assign.send("START 15\nINFO timeout_turn 50\nTURN 7,7\n");
      assertThat(assign.line()).isEqualTo("OK");
      other.send("genmove b\n");
      assertThat(other.line()).isEqualTo("= A9");
      assertThat(assign.line()).isEqualTo("6,6");

      assign.send("TURN 8,8\n");
      assertThat(assign.line()).matches("[0-9]+,[0-9]+").isNotIn("7,7", "6,6", "8,8");
      assertThat(other.line()).isEmpty();
      other.send("genmove w\n");
      assertThat(other.line()).isEqualTo("= B9");
    } finally {
      bad.release();
    }
  }

  @Test
  void pointsOffTheBoardAreLeftOutOfGtp() throws Exception {
    try (var daemon =
        new TestDaemon(FABLING, new HabitPlugin("bad", Habit.IMPOSSIBLE_REPORT, false))) {
      StreamPeer client = transports.open(Transports.Kind.TCP, daemon.listenerContext("gtp"));
      String info = "info move B14 visits 0 winrate 10000 prior 0 lcb 0 order 0 pv B14";

      client.send("lz-genmove_analyze b 1\n");
      assertThat(client.line()).isEqualTo("=");
      assertThat(client.line()).isEqualTo(info);
      assertThat(client.line()).isEqualTo(info);
      assertThat(client.line()).isEqualTo("play A15");
      assertThat(client.line()).isEmpty();
      assertThat(daemon.log.toString()).containsOnlyOnce("engine reported points off the board");

      client.send("tengen-show stones\n");
      assertThat(client.line()).isEqualTo("= TEXT a fable");
      assertThat(client.line()).isEmpty();
    }
  }

  /**
   * Measures the time of a move, which needs idle cores. SearchWatchdogTest and TimePlanTest check
   * the deadlines.
   */
  @Test
  @EnabledIfSystemProperty(
      named = "tengen.long",
      matches = "true",
      disabledReason = "long form: mvn verify -Plong")
  void theSubstituteForAnEngineThatIgnoresStopsArrivesInTime() throws Exception {
    var deaf = new HabitPlugin("bad", Habit.IGNORING_STOPS, false);
    var good = new HabitPlugin("good", Habit.IMMEDIATE, true);
    String overhead = CONFIG.replace("overhead-ms: 0", "overhead-ms: 95");
    try (var daemon = new TestDaemon(overhead, deaf, good)) {
      StreamPeer client = transports.open(Transports.Kind.TCP, daemon.listenerContext("any"));
      long firstMs = moveMs(client, 300);
      assertThat(firstMs).as("classes are loaded").isLessThan(30_000);
      assertThat(moveMs(client, 400)).isLessThanOrEqualTo(400);
      assertThat(moveMs(client, 1000)).isLessThanOrEqualTo(1000);
    } finally {
      deaf.release();
    }
  }

  private static long moveMs(StreamPeer client, int turnMs) throws Exception {
    client.send("START 15\nINFO timeout_turn " + turnMs + "\n");
    assertThat(client.line()).isEqualTo("OK");
    long sentNanos = System.nanoTime();
    client.send("TURN 7,7\n");
    assertThat(client.line()).isEqualTo("6,6");
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - sentNanos);
  }
}
