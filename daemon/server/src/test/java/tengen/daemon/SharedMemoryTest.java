package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.support.StreamPeer;
import tengen.support.Waits;

/** Clients that need more than the shared memory: 32 KiB for each, and 512 KiB to borrow. */
class SharedMemoryTest {
  private static final int CLIENTS = 8;

  private final Transports transports = new Transports();
  private final TestDaemon daemon =
      new TestDaemon(
          """
          listeners: [{name: gtp, port: 0, protocol: gtp, engine: nogo-classic, time: short}]
          time: {short: {turn-ms: 300, overhead-ms: 0, reserve-ms: 0}}
          limits: {sessions: 8, buffer-mib: 1}
          """,
          new HabitPlugin("nogo-classic", Habit.UNTIL_STOPPED, true));

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemon.close();
  }

  @Test
  void aLineThatFindsNoMemoryIsRejectedAndAllOthersAreServed() throws Exception {
    List<StreamPeer> peers = connect();
    for (StreamPeer each : peers.subList(1, CLIENTS)) {
      each.send("a".repeat(200_000));
    }
    Waits.until(
        "4 sessions closed for memory", this::closedForMemory, closed -> closed.size() >= 4);

    int rejected = 0;
    for (StreamPeer each : peers) {
      each.send("\nname\n");
      String first = each.line();
      if (first.startsWith("? no memory for a line of more than ")) {
        assertThat(each.line()).isEmpty();
        assertThat(each.ended()).isTrue();
        rejected++;
      } else if (first.equals("? unknown command")) {
        assertThat(each.line()).isEmpty();
        assertThat(each.line()).isEqualTo("= Tengen");
      } else {
        assertThat(first).isEqualTo("= Tengen");
      }
    }
    assertThat(rejected).isBetween(4, CLIENTS - 1);
  }

  @Test
  void returnedMemoryServesTheNextLongLine() throws Exception {
    InetSocketAddress address = transports.listen(daemon.listenerContext("gtp"));
    for (int i = 0; i < 10; i++) {
      StreamPeer peer = transports.connect(address);
      peer.send("a".repeat(200_000) + "\n");

      assertThat(peer.line()).isEqualTo("? unknown command");
      peer.send("b".repeat(200_000));
      peer.endInput();
      assertThat(peer.line()).isEmpty();
      assertThat(peer.line()).isEqualTo("? unknown command");
      assertThat(peer.rest()).hasSize(1);
    }
    assertThat(closedForMemory()).isEmpty();
  }

  @Test
  void commandsThatWaitForSearchesAreAllAnswered() throws Exception {
    List<StreamPeer> peers = connect();
    for (StreamPeer each : peers) {
      each.send("genmove b\n" + "name\n".repeat(5_000) + "1 protocol_version\n");
    }

    for (StreamPeer each : peers) {
      assertThat(each.line()).matches("= [A-J][1-9]");
      assertThat(each.line()).isEmpty();
      for (int i = 0; i < 5_000; i++) {
        assertThat(each.line()).isEqualTo("= Tengen");
        assertThat(each.line()).isEmpty();
      }
      assertThat(each.line()).isEqualTo("=1 2");
    }
    assertThat(closedForMemory()).isEmpty();
  }

  private List<String> closedForMemory() {
    return daemon.log.lines(Level.INFO).stream()
        .filter(line -> line.contains("no memory for a line"))
        .toList();
  }

  private List<StreamPeer> connect() throws IOException {
    InetSocketAddress address = transports.listen(daemon.listenerContext("gtp"));
    List<StreamPeer> peers = new ArrayList<>();
    for (int i = 0; i < CLIENTS; i++) {
      peers.add(transports.connect(address));
    }
    return peers;
  }
}
