package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tengen.daemon.monitor.Rejection;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/** Limits shared by clients, over real sockets. */
class ClientLimitsTest {
  private final Transports transports = new Transports();
  private final TestDaemon daemon =
      new TestDaemon(
          """
          listeners:
            - {name: small, port: 0, protocol: auto, limits: {sessions: 1}}
            - {name: slow, port: 0, protocol: gtp, limits: {commands-per-second: 1}}
            - {name: narrow, port: 0, protocol: analysis, limits: {searches: 1}}
            - {name: short, port: 0, protocol: gtp, limits: {search-ms: 20}}
          pools: {concurrent-searches: 4, search-threads: 4}
          """,
          new HabitPlugin("nogo", Habit.UNTIL_STOPPED, true));

  private final RecordingMonitor monitor = new RecordingMonitor("");

  @BeforeEach
  void watch() {
    daemon.monitor().attach(monitor);
  }

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemon.close();
  }

  @Test
  void sessionsAboveTheLimitGetAReasonAndLaterOnesAreServed() throws Exception {
    InetSocketAddress small = transports.listen(daemon.listenerContext("small"));
    StreamPeer first = transports.connect(small);
    first.send("name\n");
    assertThat(first.line()).isEqualTo("= Tengen");

    StreamPeer second = transports.connect(small);
    second.send("name\n");
    assertThat(second.line()).isEqualTo("? too many sessions of listener small: 1 at most");
    assertThat(second.line()).isEmpty();
    assertThat(second.ended()).isTrue();

    first.send("quit\n");
    var _ = first.rest();
    assertThat(first.ended()).isTrue();
    Waits.until(
        "the end of the session in the log",
        daemon.log::toString,
        log -> daemon.log.contains("session closed protocol=gtp"));
    StreamPeer third = transports.connect(small);
    third.send("name\n");
    assertThat(third.line()).isEqualTo("= Tengen");
    assertThat(monitor.rejections).containsExactly(Rejection.SESSIONS);
    assertThat(monitor.opened).containsExactly("gtp", "gtp");
  }

  @Test
  void clientsAboveTheCommandRateAreClosedWithAReason() throws Exception {
    StreamPeer client = transports.connect(transports.listen(daemon.listenerContext("slow")));

    client.send("name\n".repeat(100));

    assertThat(client.rest()).contains("? too many commands of listener slow: 1 a second at most");
    assertThat(client.ended()).isTrue();
    assertThat(monitor.rejections).containsExactly(Rejection.COMMANDS);
  }

  @Test
  void searchesAboveTheLimitAreRejectedAndLaterOnesRun() throws Exception {
    StreamPeer client = transports.connect(transports.listen(daemon.listenerContext("narrow")));
    String query =
        "{\"id\":\"%s\",\"rules\":\"nogo\",\"boardXSize\":5,\"boardYSize\":5,\"moves\":[]}\n";

    client.send(query.formatted("a") + query.formatted("b"));
    assertThat(client.line())
        .contains("\"id\":\"b\"", "too many searches of listener narrow: 1 at most");

    client.send("{\"id\":\"t\",\"action\":\"terminate\",\"terminateId\":\"a\"}\n");
    assertThat(client.line() + client.line()).contains("\"id\":\"a\"", "\"id\":\"t\"");
    client.send(query.formatted("c") + "{\"id\":\"u\",\"action\":\"terminate_all\"}\n");
    assertThat(client.line() + client.line()).contains("\"id\":\"c\"").doesNotContain("too many");
    assertThat(monitor.rejections).containsExactly(Rejection.SEARCHES);
  }

  @Test
  void searchesEndAtTheListenersLimit() throws Exception {
    StreamPeer client = transports.connect(transports.listen(daemon.listenerContext("short")));

    client.send("time_settings 0 3600 1\ngenmove b\n");

    assertThat(client.line()).isEqualTo("= ");
    assertThat(client.line()).isEmpty();
    assertThat(client.line()).matches("= [A-T][0-9]+");
  }
}
