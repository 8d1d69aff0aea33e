package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.daemon.Transports.Kind;
import tengen.game.GameRules;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.TestRules;
import tengen.protocol.registry.Dialects;
import tengen.support.StreamPeer;

/** Sessions whose referee throws exceptions. */
class BrokenRulesTest {
  private static final String YAML =
      "listeners: [{name: gtp, port: 0, protocol: gtp, engine: good}]\n";

  private final Transports transports = new Transports();

  @AfterEach
  void close() throws Exception {
    transports.close();
  }

  private TestDaemon daemon(String method) {
    return daemon(method, () -> new IllegalStateException("a bug"));
  }

  private TestDaemon daemon(String method, Supplier<Throwable> fault) {
    GameRules sound = TestRules.all().get("nogo");
    var broken =
        (GameRules)
            Proxy.newProxyInstance(
                GameRules.class.getClassLoader(),
                new Class<?>[] {GameRules.class},
                (_, called, arguments) -> {
                  if (called.getName().equals(method)) {
                    throw fault.get();
                  }
                  return called.invoke(sound, arguments);
                });
    return new TestDaemon(
        Dialects.shipped(),
        Map.of("nogo", broken),
        YAML,
        new HabitPlugin("good", Habit.IMMEDIATE, true));
  }

  @Test
  void clientsGetAnErrorIfNoGameCanBegin() throws Exception {
    try (TestDaemon daemon = daemon("judge")) {
      StreamPeer peer = transports.open(Kind.TCP, daemon.listenerContext("gtp"));

      assertThat(peer.line()).isEqualTo("? the rules of nogo failed");
      assertThat(daemon.log.toString())
          .contains("the rules of nogo failed: java.lang.IllegalStateException: a bug");
    }
  }

  @Test
  void outOfMemoryErrorsEndOnlyTheirSession() throws Exception {
    try (TestDaemon daemon = daemon("legalMoves", () -> new OutOfMemoryError("provoked"))) {
      StreamPeer other = transports.open(Kind.TCP, daemon.listenerContext("gtp"));
      for (int i = 0; i < 3; i++) {
        StreamPeer peer = transports.open(Kind.TCP, daemon.listenerContext("gtp"));
        peer.send("tengen-moves\nversion\n");

        assertThat(peer.rest()).containsExactly("? out of memory for this session, which ends", "");
      }
      other.send("version\n");
      assertThat(other.line()).isEqualTo("= 0.1.0 good");
      assertThat(daemon.log.toString()).containsOnlyOnce("WARNING session closed ");
    }
  }

  @Test
  void aCommandThatNeedsThemIsRejectedAndTheSessionGoesOn() throws Exception {
    try (TestDaemon daemon = daemon("legalMoves")) {
      StreamPeer peer = transports.open(Kind.TCP, daemon.listenerContext("gtp"));
      peer.send("1 tengen-moves\n2 version\n");

      assertThat(peer.line()).isEqualTo("?1 the rules of nogo failed");
      assertThat(peer.line()).isEmpty();
      assertThat(peer.line()).isEqualTo("=2 0.1.0 good");
      assertThat(daemon.log.toString())
          .contains("the rules of nogo failed: java.lang.IllegalStateException: a bug");
    }
  }
}
