package tengen.daemon;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tengen.daemon.session.SessionHandle;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.store.testing.MemoryArchive;
import tengen.support.StreamPeer;

/** A client that guesses session tokens, over real sockets. */
class WrongTokensTest {
  private final Transports transports = new Transports();
  private final TestDaemon daemon =
      new TestDaemon(
          "listeners: [{name: gtp, port: 0, protocol: gtp, engine: nogo-classic}]",
          new HabitPlugin("nogo-classic", Habit.IMMEDIATE, true));
  private InetSocketAddress gtp;

  @BeforeEach
  void listen() throws IOException {
    daemon.attachArchive(new MemoryArchive().access());
    gtp = transports.listen(daemon.listenerContext("gtp"));
  }

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemon.close();
  }

  /**
   * Checks that valid tokens work after any number of invalid ones, since clients may share a
   * proxy's address.
   */
  @Tag("full")
  @Test
  void tenThousandFailedLoginsAffectNoOtherClient() throws Exception {
    StreamPeer other = transports.connect(gtp);
    String token = answer(transports.connect(gtp), "tengen-session").split(" ")[2];
    for (int i = 0; i < 10_000; i++) {
      assertThat(guess()).isEqualTo("? no such session");
      if (i % 1000 == 0) {
        assertThat(answer(other, "name")).isEqualTo("= Tengen");
      }
    }

    assertThat(answer(transports.connect(gtp), "tengen-resume " + token + " 2"))
        .isEqualTo("= tengen-session " + token + " 0");
  }

  private String guess() throws IOException {
    try (var socket = new Socket(gtp.getAddress(), gtp.getPort());
        var answers =
            new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII))) {
      String line = "tengen-resume " + SessionHandle.newToken() + " 0\n";
      socket.getOutputStream().write(line.getBytes(US_ASCII));
      return answers.readLine();
    }
  }

  private static String answer(StreamPeer peer, String command) throws Exception {
    peer.send(command + "\n");
    String reply = peer.line();
    assertThat(peer.line()).isEmpty();
    return reply;
  }
}
