package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.daemon.Transports.Kind;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.TestRules;
import tengen.protocol.registry.Dialects;
import tengen.support.StreamPeer;

/** The number of times that a referee replays a game, each time from its setup. */
class RefereeCallsTest {
  private static final String YAML =
      "listeners: [{name: gomocup, port: 0, protocol: gomocup, engine: gomoku-classic}]\n";

  private final Queue<String> replays = new ConcurrentLinkedQueue<>();
  private final Transports transports = new Transports();

  @AfterEach
  void close() throws Exception {
    transports.close();
  }

  /** Checks that the engine's move is judged on the search thread only. */
  @Test
  void aTurnAsksTheRefereeOnce() throws Exception {
    try (TestDaemon daemon =
        new TestDaemon(
            Dialects.shipped(),
            counted(),
            YAML,
            new HabitPlugin("gomoku-classic", Habit.IMMEDIATE, false))) {
      StreamPeer peer = transports.open(Kind.TCP, daemon.listenerContext("gomocup"));
      assertThat(ask(peer, "START 15")).isEqualTo("OK");
      assertThat(ask(peer, "TURN 7,7")).isEqualTo("0,0");
      replays.clear();

      assertThat(ask(peer, "TURN 8,7")).isEqualTo("1,0");

      assertThat(List.copyOf(replays)).containsExactly("objection");
    }
  }

  private static String ask(StreamPeer peer, String line) throws Exception {
    peer.send((line + "\n").getBytes(StandardCharsets.ISO_8859_1));
    return peer.nextLine().orElseThrow();
  }

  private Map<String, GameRules> counted() {
    Map<String, GameRules> all = new TreeMap<>();
    TestRules.all().forEach((id, rules) -> all.put(id, counted(rules)));
    return all;
  }

  /** Returns whether an engine calls; its calls are not counted. */
  private static boolean isAskedByEngine() {
    return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .walk(
            frames ->
                frames.anyMatch(
                    frame -> frame.getDeclaringClass().getNestHost() == HabitPlugin.class));
  }

  /** Counts the calls of methods with a position, which replay it. */
  private GameRules counted(GameRules rules) {
    InvocationHandler handler =
        (_, method, arguments) -> {
          if (arguments != null && arguments[0] instanceof Position && !isAskedByEngine()) {
            replays.add(method.getName());
          }
          return method.invoke(rules, arguments);
        };
    return (GameRules)
        Proxy.newProxyInstance(
            GameRules.class.getClassLoader(), new Class<?>[] {GameRules.class}, handler);
  }
}
