package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.daemon.Transports.Kind;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.support.StreamPeer;

/**
 * Browsers and other HTTP clients at plain-text listeners: no line of a posted body is executed.
 */
class HttpClientsTest {
  private static final String POST = "POST / HTTP/1.1\r\nHost: 127.0.0.1:7300\r\n\r\n";

  private final Transports transports = new Transports();
  private final TestDaemon daemon =
      new TestDaemon(
          """
          listeners:
            - {name: auto, port: 0}
            - {name: gtp, port: 0, protocol: gtp}
            - {name: gomocup, port: 0, protocol: gomocup}
          limits: {gomocup-line-bytes: 4096, gtp-line-bytes: 4096}
          """,
          new HabitPlugin("gomoku-classic", Habit.IMMEDIATE, false),
          new HabitPlugin("nogo-classic", Habit.IMMEDIATE, true));

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemon.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "gtp", "gomocup"})
  void aRequestIsClosedUnansweredWithOneWarning(String listener) throws Exception {
    StreamPeer peer = transports.connect(listen(listener));

    peer.send(POST + "name\nABOUT\n");

    assertThat(peer.ended()).isTrue();
    assertThat(daemon.log.lines(Level.WARNING))
        .singleElement()
        .asString()
        .matches(
            "client closed client=/127.0.0.1:[0-9]+ listener="
                + listener
                + " reason=\"it sent HTTP to a text listener\"");
  }

  /** Sends a request line whose HTTP version lies beyond the line limit. */
  @ParameterizedTest
  @ValueSource(strings = {"auto", "gtp", "gomocup"})
  void aTargetBeyondTheLimitOfALineHidesNoRequest(String listener) throws Exception {
    StreamPeer peer = transports.connect(listen(listener));

    peer.send("POST /" + "a".repeat(5000) + " HTTP/1.1\r\n\r\nname\nABOUT\n");

    assertThat(peer.ended()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "gtp", "gomocup"})
  void onlyTheFirstLineCounts(String listener) throws Exception {
    StreamPeer peer = transports.connect(listen(listener));

    peer.send("ABOUT\n" + POST + "ABOUT\n");

    assertThat(peer.nextLine()).isPresent();
    assertThat(peer.nextLine()).isPresent();
    assertThat(peer.nextLine()).isPresent();
  }

  @ParameterizedTest
  @CsvSource({"gtp, ? line too long", "gomocup, UNKNOWN"})
  void tooLongLinesAreNotHttpRequests(String listener, String answer) throws Exception {
    StreamPeer peer = transports.connect(listen(listener));

    peer.send("FOO " + "a".repeat(5000) + "\n");

    assertThat(peer.line()).startsWith(answer);
  }

  /** Sends a request over stdin, whose client has started this process and is no web page. */
  @ParameterizedTest
  @CsvSource({"gtp, ? unknown command", "gomocup, UNKNOWN"})
  void standardInputIsNotCheckedForHttp(String listener, String answer) throws Exception {
    StreamPeer peer = transports.open(Kind.STDIO, daemon.listenerContext(listener));

    peer.send("GET / HTTP/1.1\n");

    peer.endInput();
    assertThat(peer.rest().getFirst()).startsWith(answer);
  }

  @Test
  void aRequestWithoutTheEndOfItsLineIsClosedAtItsEnd() throws Exception {
    StreamPeer peer = transports.connect(listen("gtp"));

    peer.send("GET / HTTP/1.1");
    peer.endInput();

    assertThat(peer.ended()).isTrue();
  }

  private InetSocketAddress listen(String listener) throws IOException {
    return transports.listen(daemon.listenerContext(listener));
  }
}
