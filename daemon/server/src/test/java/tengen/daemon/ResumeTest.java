package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tengen.daemon.connect.WebSocketClient;
import tengen.daemon.connect.WebSocketClosed;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;

/** Sessions that survive broken WebSockets, over real sockets. */
class ResumeTest extends HttpListenerFixture {
  private static final int SESSION_GONE = 4410;

  private final HabitPlugin engine;

  ResumeTest() {
    var engine = new HabitPlugin("nogo-classic", Habit.UNTIL_STOPPED, true);
    super(engine);
    this.engine = engine;
  }

  @Test
  void sessionsContinueWhereTheyWere() throws Exception {
    WebSocketClient first = connect("/gtp");
    String token = token(first);
    assertThat(ask(first, "tengen-engine nogo-classic")).isEqualTo("= \n\n");
    assertThat(ask(first, "play b A1")).isEqualTo("= \n\n");
    first.close();

    WebSocketClient second = connect("/gtp?session=" + token);

    assertThat(token(second)).isEqualTo(token).matches("[0-9a-f]{32}");
    assertThat(second.header("Tengen-Received")).contains("2");
    assertThat(ask(second, "play b A1")).isEqualTo("? illegal move\n\n");
  }

  @Test
  void aLineOfTheAddressIsExecutedFirst() throws Exception {
    WebSocketClient first = connect("/gtp?line=1%20name");
    assertThat(first.receive()).isEqualTo("=1 Tengen\n\n");
    first.close();

    WebSocketClient second = connect("/gtp?line=2%20name&session=" + token(first));

    assertThat(second.header("Tengen-Received")).contains("1");
    assertThat(second.receive()).isEqualTo("=2 Tengen\n\n");
    assertThat(ask(second, "3 name")).isEqualTo("=3 Tengen\n\n");
  }

  @Test
  void aLiveSearchIsAttachedAgainAndAnswersOnce() throws Exception {
    WebSocketClient first = connect("/gtp");
    assertThat(ask(first, "tengen-engine nogo-classic")).isEqualTo("= \n\n");
    assertThat(ask(first, "time_settings 0 1 1")).isEqualTo("= \n\n");
    first.send("7 genmove b");
    engine.awaitSearch();
    first.close();

    WebSocketClient second = connect("/gtp", Map.of("Tengen-Session", token(first)));

    assertThat(second.receive()).startsWith("=7 ");
    assertThat(ask(second, "8 name")).isEqualTo("=8 Tengen\n\n");
    assertThat(engine.searched()).hasSize(1);
  }

  /**
   * Resumes while the server still sees the first connection as open, as after a network change.
   */
  @Test
  void aConnectionThatHungIsReplaced() throws Exception {
    WebSocketClient first = connect("/gtp");
    assertThat(ask(first, "1 name")).isEqualTo("=1 Tengen\n\n");

    WebSocketClient second = connect("/gtp?session=" + token(first) + "&received=1");

    assertThat(ask(second, "2 name")).isEqualTo("=2 Tengen\n\n");
    assertThatThrownBy(first::receive).isInstanceOf(WebSocketClosed.class);
  }

  @Test
  void onlyUnreceivedMessagesAreSentAgain() throws Exception {
    WebSocketClient first = connect("/gtp");
    for (int id = 1; id <= 4; id++) {
      assertThat(ask(first, id + " name")).isEqualTo("=" + id + " Tengen\n\n");
    }

    WebSocketClient second = connect("/gtp?session=" + token(first) + "&received=2");

    assertThat(second.receive()).isEqualTo("=3 Tengen\n\n");
    assertThat(second.receive()).isEqualTo("=4 Tengen\n\n");
    assertThat(ask(second, "5 name")).isEqualTo("=5 Tengen\n\n");
  }

  @Test
  void halfALineIsForgotten() throws Exception {
    var socket = transports.socket(web);
    var first = new WebSocketClient(socket, host(), "/gtp", Map.of());
    assertThat(ask(first, "1 name")).isEqualTo("=1 Tengen\n\n");
    // A text frame that does not end its message, followed by half a frame.
    socket.getOutputStream().write(new byte[] {0x01, (byte) 0x84, 0, 0, 0, 0, 'n', 'o', 'n', 's'});
    socket.getOutputStream().write(new byte[] {(byte) 0x80, (byte) 0x84, 0, 0});
    first.close();

    WebSocketClient second = connect("/gtp?session=" + token(first));

    assertThat(second.header("Tengen-Received")).contains("1");
    assertThat(ask(second, "2 name")).isEqualTo("=2 Tengen\n\n");
  }

  @Test
  void aClientThatHasDoneLeavesNoSession() throws Exception {
    WebSocketClient first = connect("/gtp");
    first.end();
    assertThatThrownBy(first::receive).isInstanceOf(WebSocketClosed.class);

    assertGone("/gtp?session=" + token(first));
  }

  @Test
  void resumingAnUnknownSessionFailsWithAReason() throws Exception {
    WebSocketClient first = connect("/gtp");
    assertThat(ask(first, "name")).isEqualTo("= Tengen\n\n");
    first.close();

    assertGone("/gtp?session=0123456789abcdef0123456789abcdef");
    assertGone("/gomocup?session=" + token(first));
    assertGone("/gtp?session=" + token(first) + "&received=7");
    assertGone("/gtp?session=" + token(first) + "&received=some");
    assertThat(ask(connect("/gtp?session=" + token(first)), "name")).isEqualTo("= Tengen\n\n");
  }

  private void assertGone(String target) throws IOException {
    WebSocketClient client = connect(target);
    assertThat(catchThrowableOfType(WebSocketClosed.class, client::receive).status())
        .isEqualTo(SESSION_GONE);
  }

  /**
   * Breaks connections at random and checks that every command gets exactly one reply, in order.
   */
  @Test
  void repliesAreNeitherLostNorRepeated() throws Exception {
    int breaks = Boolean.getBoolean("tengen.long") ? 1000 : 50;
    var random = new SplittableRandom(7);
    List<String> sent = new ArrayList<>();
    List<String> answers = new ArrayList<>();
    WebSocketClient client = connect("/gtp");
    String token = token(client);
    for (int i = 0; i <= breaks; i++) {
      for (int more = random.nextInt(1, 20); more > 0; more--) {
        String command = (sent.size() + 1) + " name";
        sent.add(command);
        client.send(command);
      }
      for (int reads = random.nextInt(sent.size() - answers.size() + 1); reads > 0; reads--) {
        answers.add(client.receive());
      }
      client.close();
      client = connect("/gtp?session=" + token + "&received=" + answers.size());
      int arrived = Integer.parseInt(client.header("Tengen-Received").orElseThrow());
      for (String command : sent.subList(arrived, sent.size())) {
        client.send(command);
      }
    }
    client.send("0 name");
    String last = client.receive();
    while (!last.equals("=0 Tengen\n\n")) {
      answers.add(last);
      last = client.receive();
    }

    assertThat(answers).hasSameSizeAs(sent);
    for (int i = 0; i < answers.size(); i++) {
      assertThat(answers.get(i)).isEqualTo("=" + (i + 1) + " Tengen\n\n");
    }
  }

  private WebSocketClient connect(String target) throws IOException {
    return connect(target, Map.of());
  }

  private WebSocketClient connect(String target, Map<String, String> headers) throws IOException {
    return new WebSocketClient(transports.socket(web), host(), target, headers);
  }

  private static String token(WebSocketClient client) {
    return client.header("Tengen-Session").orElseThrow();
  }

  private static String ask(WebSocketClient client, String command) throws IOException {
    client.send(command);
    return client.receive();
  }
}
