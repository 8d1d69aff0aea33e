package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.daemon.HabitPlugin.Habit;
import tengen.daemon.Transports.Kind;
import tengen.game.GameRules;
import tengen.protocol.registry.Dialects;
import tengen.support.StreamPeer;

/** A referee that throws. */
class BrokenRulesTest {
  private static final String YAML =
      "listeners: [{name: gtp, port: 0, protocol: gtp, engine: good}]\n";

  private final Transports transports = new Transports();

  @AfterEach
  void close() throws Exception {
    transports.close();
  }

  private TestDaemon daemon(String method) {
    GameRules sound = TestDaemon.rules().get("nogo");
    var broken =
        (GameRules)
            Proxy.newProxyInstance(
                GameRules.class.getClassLoader(),
                new Class<?>[] {GameRules.class},
                (_, called, arguments) -> {
                  if (called.getName().equals(method)) {
                    throw new IllegalStateException("a bug");
                  }
                  return called.invoke(sound, arguments);
                });
    return new TestDaemon(
        Dialects.shipped(),
        Map.of("nogo", broken),
        YAML,
        new HabitPlugin("good", Habit.PROMPT, true));
  }

  @Test
  void whereNoGameCanBeginTheClientIsTold() throws Exception {
    try (TestDaemon daemon = daemon("judge")) {
      StreamPeer peer = transports.open(Kind.TCP, daemon.listenerContext("gtp"));

      assertThat(peer.line()).isEqualTo("? the rules of nogo failed");
      assertThat(daemon.log.toString())
          .contains("the rules of nogo failed: java.lang.IllegalStateException: a bug");
    }
  }

  @Test
  void aCommandThatNeedsThemIsRefusedAndTheSessionGoesOn() throws Exception {
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
