package tengen.daemon.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class InheritedSocketsTest {
  @Test
  void theNumberOfSocketsIsInTheEnvironment() {
    assertThat(InheritedSockets.count(Map.of("LISTEN_PID", "12", "LISTEN_FDS", "2"), 12))
        .isEqualTo(2);
  }

  @Test
  void socketsOfAnotherProcessAreIgnored() {
    assertThat(InheritedSockets.count(Map.of("LISTEN_PID", "11", "LISTEN_FDS", "2"), 12)).isZero();
  }

  @Test
  void missingOrInvalidVariablesMeanNoSockets() {
    assertThat(InheritedSockets.count(Map.of(), 12)).isZero();
    assertThat(InheritedSockets.count(Map.of("LISTEN_PID", "12", "LISTEN_FDS", "many"), 12))
        .isZero();
    assertThat(InheritedSockets.count(Map.of("LISTEN_PID", "12", "LISTEN_FDS", "-1"), 12)).isZero();
  }
}
