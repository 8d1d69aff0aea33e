package tengen.cgt.partizan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tengen.cgt.Budget;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.value.Dyadic;
import tengen.cgt.value.Forms;

class HackenbushTest {
  private final Hackenbush rules = new Hackenbush();
  private final Forms forms = new Forms(Budget.of(1_000_000));

  /**
   * Computes a value by its sign expansion: edges of the first run count 1, every further edge half
   * of the one before.
   */
  private static Dyadic bySigns(String string) {
    Dyadic sum = Dyadic.ZERO;
    Dyadic step = Dyadic.ONE;
    boolean isFirstRun = true;
    for (int height = 0; height < string.length(); height++) {
      char colour = string.charAt(height);
      isFirstRun = isFirstRun && colour == string.charAt(0);
      step = isFirstRun ? step : step.half();
      sum = colour == 'B' ? sum.plus(step) : sum.minus(step);
    }
    return sum;
  }

  @Test
  void stringsFollowTheSignExpansionRule() {
    PartizanValues<Graph> values = new PartizanValues<>(rules, forms);
    for (int length = 1; length <= 8; length++) {
      for (int bits = 0; bits < 1 << length; bits++) {
        String string =
            Integer.toBinaryString(bits | 1 << length)
                .substring(1)
                .replace('0', 'B')
                .replace('1', 'R');
        assertThat(values.value(rules.parse(string)).number()).contains(bySigns(string));
      }
    }
  }

  @Test
  void aStringIsAnOrdinalSumOfItsEdges() {
    PartizanValues<Graph> values = new PartizanValues<>(rules, forms);
    assertThat(values.value(rules.parse("GB"))).hasToString("^*");
    assertThat(values.value(rules.parse("BRB"))).hasToString("3/4");
  }

  @Test
  void aLongChainMayBeWrittenFromItsTop() {
    String chain =
        IntStream.rangeClosed(0, 9_998)
            .mapToObj(height -> (9_998 - height) + "-" + (9_999 - height) + "B")
            .collect(Collectors.joining(" "));
    assertThat(rules.parse(chain)).isEqualTo(rules.parse("B".repeat(9_999)));
  }

  @Test
  void edgesWithoutAPathToTheGroundAreRemoved() {
    Graph position = rules.parse("0-1B 1-2R 2-3B 0-4R 4-3G");
    assertThat(rules.after(position, Player.LEFT, "0-1B").map(rules::print))
        .contains("0-4R 1-2R 2-3B 3-4G");
    assertThatThrownBy(() -> rules.parse("0-1B 5-6R"))
        .isInstanceOf(NotationException.class)
        .hasMessage("every edge must be connected to the ground, vertex 0: 0-1B 5-6R");
    assertThat(rules.after(rules.parse("GR"), Player.RIGHT, "0-1G").map(rules::print))
        .contains("0");
  }

  @Test
  void parallelEdgesAreOneMove() {
    assertThat(rules.options(rules.parse("0-1B 0-1B 1-0B"), Player.LEFT)).hasSize(1);
  }
}
