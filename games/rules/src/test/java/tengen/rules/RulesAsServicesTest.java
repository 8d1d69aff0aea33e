package tengen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import tengen.game.GameRules;

class RulesAsServicesTest {
  @Test
  void elevenRulesAreFoundEachOnce() {
    assertThat(ServiceLoader.load(GameRules.class))
        .extracting(GameRules::id)
        .containsExactlyInAnyOrder(
            "gomoku-freestyle",
            "gomoku-standard",
            "gomoku-renju",
            "gomoku-caro",
            "gomoku-standard-caro",
            "gomoku-freestyle-continuous",
            "gomoku-standard-continuous",
            "gomoku-renju-continuous",
            "gomoku-caro-continuous",
            "gomoku-standard-caro-continuous",
            "nogo");
  }
}
