package tengen.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class GomocupRulesTest {
  @Test
  void everyReportedMaskSelectsItsRules() {
    for (int mask : List.of(0, 1, 2, 3, 4, 6, 8, 9, 10, 11)) {
      String rules = GomocupRules.ofMask(mask).orElseThrow();

      assertThat(GomocupRules.maskOf(rules)).as(rules).hasValue(mask);
    }
  }

  @Test
  void otherGamesHaveNoMask() {
    assertThat(GomocupRules.maskOf("nogo")).isEqualTo(OptionalInt.empty());
    assertThat(GomocupRules.ofMask(12)).isEmpty();
  }
}
