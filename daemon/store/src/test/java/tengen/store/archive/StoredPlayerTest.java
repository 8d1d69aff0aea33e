package tengen.store.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class StoredPlayerTest {
  @Test
  void anEnginesOptionsAreLinesInTheOrderOfTheirNames() {
    Map<String, String> options = Map.of("threads", "2", "level", "20", "style", "calm");

    assertThat(StoredPlayer.engine("gomoku", options).options())
        .isEqualTo("level=20\nstyle=calm\nthreads=2");
  }
}
