package tengen.cgt.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.cgt.Budget;
import tengen.cgt.Player;

/** Games are a partially ordered abelian group: ONAG, chapters 0 and 1. */
class GroupLawsTest {
  private final Forms forms = new Forms(Budget.of(10_000_000));
  private final List<Form> some = RandomForms.some(forms, 30, RandomForms.SEED);

  @Test
  void aGameAndItsNegativeCancel() {
    for (Form each : RandomForms.some(forms, 300, RandomForms.SEED)) {
      assertThat(each.plus(each.negated())).isSameAs(forms.zero());
      assertThat(each.negated().negated()).isSameAs(each);
      assertThat(byMovesIsAtMost(each, each)).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void theFormOfASumDoesNotDependOnTheOrder(long seed) {
    List<Form> parts = new ArrayList<>(RandomForms.some(forms, 4, seed).subList(8, 15));
    Form sum = parts.stream().reduce(forms.zero(), Form::plus);
    Collections.shuffle(parts, new Random(seed));
    assertThat(parts.stream().reduce(forms.zero(), Form::plus)).isSameAs(sum);
    Form fromTheRight = forms.zero();
    for (Form part : parts) {
      fromTheRight = part.plus(fromTheRight);
    }
    assertThat(fromTheRight).isSameAs(sum);
  }

  @Test
  void comparisonIsAPartialOrderThatSumsKeep() {
    for (Form low : some) {
      for (Form high : some) {
        boolean isAtMost = low.isAtMost(high);
        assertThat(isAtMost && high.isAtMost(low)).isEqualTo(low == high);
        assertThat(isAtMost).isEqualTo(byMovesIsAtMost(low, high));
        assertThat(high.negated().isAtMost(low.negated())).isEqualTo(isAtMost);
        assertThat(low.minus(high).isAtMost(forms.zero())).isEqualTo(isAtMost);
        for (Form third : isAtMost ? some : List.<Form>of()) {
          assertThat(!high.isAtMost(third) || low.isAtMost(third)).isTrue();
        }
      }
    }
  }

  /** Decides by moves alone whether Right, moving second, wins {@code low} minus {@code high}. */
  private static boolean byMovesIsAtMost(Form low, Form high) {
    return low.options(Player.LEFT).stream().noneMatch(option -> byMovesIsAtMost(high, option))
        && high.options(Player.RIGHT).stream().noneMatch(option -> byMovesIsAtMost(option, low));
  }

  @Test
  void optionsAreNeitherDominatedNorReversible() {
    for (Form each : RandomForms.some(forms, 300, RandomForms.SEED)) {
      for (Player player : Player.values()) {
        Form game = player == Player.LEFT ? each : each.negated();
        for (Form option : game.options(Player.LEFT)) {
          assertThat(game.options(Player.LEFT))
              .noneMatch(other -> other != option && option.isAtMost(other));
          assertThat(option.options(Player.RIGHT)).noneMatch(reply -> reply.isAtMost(game));
        }
      }
    }
  }
}
