package tengen.daemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.daemon.TestDaemon;
import tengen.daemon.monitor.Rejection;
import tengen.host.memory.ClientMemory;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.store.archive.Change;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredSession;
import tengen.store.archive.TokenHash;
import tengen.store.testing.MemoryArchive;

class ConnectionTest {
  private static final String NAME = "= Tengen\n\n";

  private final TestDaemon daemon =
      new TestDaemon(
          """
          listeners:
            - {name: any, port: 0, protocol: auto}
            - {name: gtp, port: 0, protocol: gtp}
            - {name: nogo, port: 0, protocol: auto, allow: [nogo]}
          limits: {gomocup-line-bytes: 131072, gtp-line-bytes: 8388608}
          """,
          new HabitPlugin("nogo", Habit.IMMEDIATE, true),
          new HabitPlugin("gomoku", Habit.IMMEDIATE, false));
  private final ManualLoop loop = new ManualLoop();
  private final RecordingPort client = new RecordingPort();

  @AfterEach
  void close() {
    daemon.close();
  }

  @Test
  void theFirstLineThatIsNotEmptyDecidesTheProtocol() {
    Connection gomocup = connect("any");

    feed(gomocup, "\r\n\nABOUT\n");

    assertThat(client.written.getFirst()).startsWith("name=\"Tengen\"");
  }

  @Test
  void bytesMayComeOneByOne() {
    Connection connection = connect("any");
    byte[] bytes = "name\n".getBytes(StandardCharsets.US_ASCII);

    for (int i = 0; i < bytes.length; i++) {
      connection.feed(bytes, i, 1, true);
    }
    loop.runAll();

    assertThat(client.written).containsExactly(NAME);
  }

  @Test
  void rejectionsAreSentImmediatelyIfTheProtocolIsKnown() {
    connect("gtp").reject(Rejection.SESSIONS, "full");

    assertThat(client.written).containsExactly("? full\n\n");
    assertThat(client.closed).isEqualTo(1);
  }

  @Test
  void rejectionsUseTheProtocolOfTheFirstLine() {
    Connection connection = connect("any", Optional.of("full"));
    assertThat(client.written).isEmpty();

    feed(connection, "START 15\n");

    assertThat(client.written).singleElement().asString().startsWith("ERROR full");
    assertThat(client.closed).isEqualTo(1);
  }

  @Test
  void rejectionsOnAFixedProtocolAreImmediate() {
    connect("gtp", Optional.of("full"));

    assertThat(client.written).containsExactly("? full\n\n");
    assertThat(client.closed).isEqualTo(1);
  }

  @Test
  void aFirstLineMayHaveFourKibibytes() {
    feed(connect("any"), "1 name#" + "a".repeat(4096 - 7) + "\n");

    assertThat(client.written).containsExactly("=1 Tengen\n\n");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4096, 100_000})
  void theProtocolIsDetectedByTheBeginningOfALongLine(int chunk) {
    String longer = "known_command name#" + "a".repeat(4096) + "\nname\n";
    Connection gtp = connect("any");
    for (int at = 0; at < longer.length(); at += chunk) {
      feed(gtp, longer.substring(at, Math.min(longer.length(), at + chunk)));
    }

    assertThat(client.written).containsExactly("= true\n\n", NAME);
  }

  @Test
  void aLineMayBeAsLongAsIsConfigured() {
    feed(connect("gtp"), "name #" + "a".repeat(5_000_000) + "\n");
    feed(connect("any"), "START 15" + " ".repeat(100_000) + "x\n");

    assertThat(client.written).containsExactly(NAME, "ERROR START needs a size\n");
  }

  /** Leaves it to the session's loop, since the caller serves other clients too. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void muchInputIsNotExecutedOnTheCallersThread(boolean isWhole) {
    Connection connection = connect("gtp");
    byte[] much = ("name\n#" + "a".repeat(4096)).getBytes(StandardCharsets.US_ASCII);
    byte[] rest = "\n".getBytes(StandardCharsets.US_ASCII);

    connection.feed(much, 0, much.length, isWhole);
    connection.feed(rest, 0, rest.length, true);

    assertThat(client.written).isEmpty();
    loop.runAll();
    assertThat(client.written).containsExactly(NAME);
  }

  @Test
  void jsonLinesHaveAHigherLimit() {
    feed(connect("any"), "{\"id\":\"1\",\"game\":\"" + "a".repeat(100_000) + "\"}\n");

    assertThat(client.written).singleElement().asString().startsWith("{\"id\":\"1\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "\n", "\r\n"})
  void undetectedProtocolsAreClosedAfterFourKibibytes(String bytes) {
    Connection connection = connect("any");
    feed(connection, bytes.repeat(4096 / bytes.length()));
    assertThat(client.closed).isZero();

    feed(connection, bytes);

    assertThat(client.written).isEmpty();
    assertThat(client.closed).isEqualTo(1);
  }

  @Test
  void aProtocolThatNoEngineHerePlaysIsRejected() {
    feed(connect("nogo"), "START 15\n");

    assertThat(client.written)
        .singleElement()
        .asString()
        .startsWith("ERROR no engine of this listener plays a game of gomocup");
    assertThat(client.closed).isEqualTo(1);
  }

  @Test
  void unterminatedLastLinesAreExecuted() {
    Connection connection = connect("any");
    feed(connection, "name");
    assertThat(client.written).isEmpty();

    connection.end("end of input");
    loop.runAll();

    assertThat(client.written).containsExactly(NAME);
    assertThat(client.closed).isEqualTo(1);
  }

  @Test
  void clientsThatEndWithoutInputAreClosed() {
    connect("any").end("end of input");

    assertThat(client.written).isEmpty();
    assertThat(client.closed).isEqualTo(1);
  }

  @Test
  void anAbortedConnectionAnswersNoMore() {
    Connection connection = connect("gtp");
    connection.abort("gone");

    feed(connection, "name\n");

    assertThat(client.written).isEmpty();
  }

  @Test
  void resentMessagesAreCountedBesideReceivedLines() {
    MemoryArchive.Access archive = new MemoryArchive().access();
    daemon.attachArchive(archive);
    var session = new StoredSession(TokenHash.of("token"), "gtp", "gtp", "", "client");
    archive.write(new Change.SessionOpened(session), () -> {});
    var name = new StoredInput(1, InputText.LINE, "name", 0, 0);
    archive.write(new Change.InputReceived(session.key(), name), () -> {});
    var memory = new ClientMemory(4096, 2);
    ClientMemory.Account other = memory.open();
    List<Boolean> isLendable = new ArrayList<>();
    client.onWrite = () -> isLendable.add(other.fill(2048) && other.fill(0));
    Connection connection = connect(with(memory), Optional.empty());
    byte[] line = "tengen-resume token 0\n".getBytes(StandardCharsets.US_ASCII);
    byte[] begun = "a".repeat(2048).getBytes(StandardCharsets.US_ASCII);

    connection.feed(line, 0, line.length, true);
    connection.feed(begun, 0, begun.length, true);
    loop.runAll();

    assertThat(client.written).contains("= Tengen\n");
    assertThat(isLendable).containsOnly(false);
  }

  @Test
  void aMoveIsPlayedWhileOthersHaveBorrowedAllMemory() {
    var memory = new ClientMemory(16_384, 2);
    Connection connection = connect(with(memory), Optional.empty());
    assertThat(memory.open().fill(memory.shareBytes() + memory.maxLoanBytes())).isTrue();

    feed(connection, "play b A1\n# " + "a".repeat(8_192) + "\nname\n");

    assertThat(client.written).containsExactly("= \n\n", NAME);
    assertThat(client.closed).isZero();
  }

  private ListenerContext with(ClientMemory memory) {
    ListenerContext gtp = daemon.listenerContext("gtp");
    return new ListenerContext(
        gtp.name(),
        gtp.dialects(),
        gtp.sessions(),
        gtp.log(),
        gtp.limitedLog(),
        memory,
        gtp.protocolLog(),
        gtp.authenticator(),
        gtp.account(),
        gtp.quotas(),
        gtp.limits(),
        gtp.registry(),
        gtp.archive(),
        gtp.games());
  }

  private Connection connect(String listener) {
    return connect(listener, Optional.empty());
  }

  private Connection connect(String listener, Optional<String> objection) {
    return connect(daemon.listenerContext(listener), objection);
  }

  private Connection connect(ListenerContext listener, Optional<String> objection) {
    Outbox outbox = Outbox.to(client, listener, ClientAddress.STDIO);
    return new Connection(listener, loop, outbox, () -> objection, () -> 0, ClientAddress.STDIO);
  }

  private void feed(Connection connection, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    connection.feed(bytes, 0, bytes.length, true);
    loop.runAll();
  }
}
