package tengen.daemon.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class InheritedSocketsTest {
  @Test
  void theirNumberIsInTheEnvironment() {
    assertThat(InheritedSockets.count(Map.of("LISTEN_PID", "12", "LISTEN_FDS", "2"), 12))
        .isEqualTo(2);
  }

  @Test
  void thoseOfAnotherProcessAreLeft() {
    assertThat(InheritedSockets.count(Map.of("LISTEN_PID", "11", "LISTEN_FDS", "2"), 12)).isZero();
  }

  @Test
  void withoutAnyOrWithNonsenseThereAreNone() {
    assertThat(InheritedSockets.count(Map.of(), 12)).isZero();
    assertThat(InheritedSockets.count(Map.of("LISTEN_PID", "12", "LISTEN_FDS", "many"), 12))
        .isZero();
    assertThat(InheritedSockets.count(Map.of("LISTEN_PID", "12", "LISTEN_FDS", "-1"), 12)).isZero();
  }
}
