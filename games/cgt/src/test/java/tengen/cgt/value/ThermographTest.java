package tengen.cgt.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.cgt.Budget;
import tengen.cgt.Player;

class ThermographTest {
  private final Forms forms = new Forms(Budget.of(10_000_000));

  @ParameterizedTest
  @CsvSource({
    "+-(1), 0, 1",
    "{2|-1/2}, 3/4, 5/4",
    "{{3|1}|-5}, -3/2, 7/2",
    "{5|{1|-1}}, 5/2, 5/2",
    "{{2|0}|0}, 0, 0",
    "{4|{2|-4}}, 2, 2",
    "1/2, 1/2, -1/2",
    "7, 7, -1",
    "*3, 0, 0",
    "2^*, 2, 0",
    "{{9|1}|-1}, 1, 2",
    "{{{8|2}|0}|-2}, 0, 2"
  })
  void meanAndTemperatureAreWhereTheWallsMeet(String game, String mean, String temperature) {
    Thermograph found = forms.parse(game).thermograph();
    assertThat(found.mean()).hasToString(mean);
    assertThat(found.temperature()).hasToString(temperature);
  }

  @Test
  void theWallsBeginAtTheStops() {
    for (Form each : RandomForms.some(forms, 200, RandomForms.SEED)) {
      assertThat(each.thermograph().left().at(Dyadic.ZERO)).isEqualTo(each.leftStop());
      assertThat(each.thermograph().right().at(Dyadic.ZERO)).isEqualTo(each.rightStop());
    }
  }

  @Test
  void meansAddAndNoSumIsHotterThanItsParts() {
    List<Form> some = RandomForms.some(forms, 25, RandomForms.SEED);
    for (Form one : some) {
      for (Form other : some) {
        Thermograph sum = one.plus(other).thermograph();
        Thermograph first = one.thermograph();
        Thermograph second = other.thermograph();
        assertThat(sum.mean()).isEqualTo(first.mean().plus(second.mean()));
        assertThat(sum.temperature())
            .isLessThanOrEqualTo(first.temperature().max(second.temperature()));
      }
    }
  }

  /** Cools by definition: {@code G_t = {L_t - t | R_t + t}} until that is a number. */
  @Test
  void theWallsAreTheStopsOfTheCooledGame() {
    for (Form each : RandomForms.some(forms, 60, RandomForms.SEED)) {
      for (Dyadic price : List.of(Dyadic.of(1, 2), Dyadic.of(3, 2), Dyadic.ONE)) {
        Form cooled = cooled(each, price);
        assertThat(cooled.leftStop()).isEqualTo(each.thermograph().left().at(price));
        assertThat(cooled.rightStop()).isEqualTo(each.thermograph().right().at(price));
      }
    }
  }

  private Form cooled(Form form, Dyadic price) {
    boolean isFrozen =
        form.number().isPresent() || price.compareTo(form.thermograph().temperature()) > 0;
    if (isFrozen) {
      return forms.number(form.thermograph().mean());
    }
    Form tax = forms.number(price);
    return forms.game(
        form.options(Player.LEFT).stream().map(option -> cooled(option, price).minus(tax)).toList(),
        form.options(Player.RIGHT).stream()
            .map(option -> cooled(option, price).plus(tax))
            .toList());
  }
}
