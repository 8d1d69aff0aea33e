package tengen.cgt.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.cgt.Budget;
import tengen.cgt.Player;

class FormTest {
  private final Forms forms = new Forms(Budget.of(100_000));

  private Form of(String text) {
    return forms.parse(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{0|*};^",
        "{*|0};v",
        "{0|^*};^2",
        "{0,*|0};^*",
        "{0|^};^2*",
        "{0|*3};^*2",
        "{0,*|0,*};*2",
        "{1|1};1*",
        "{3|7};4",
        "{-5|};0",
        "{1/4|};1",
        "{1|2};3/2",
        "{*|*};0",
        "{v|^};0",
        "{1*|1*};1",
        "{0|v};*",
        "{2,1|0};{2|0}",
        "{{3|0}|-1};{{3|0}|-1}",
        "{0,+-(1)|0,+-(1)};*",
        "{1|1*};1^",
        "{-1/2|-1/2*2};-1/2^*3"
      })
  void aGameHasOneCanonicalForm(String game, String canonical) {
    assertThat(of(game)).hasToString(canonical).isSameAs(of(canonical));
  }

  @ParameterizedTest
  @CsvSource({
    "0, P",
    "*, N",
    "*2, N",
    "^, L",
    "v, R",
    "^*, N",
    "^2*, L",
    "^*2, L",
    "1*, L",
    "-1/8^9, R",
    "+-1, N",
    "{2|0}, N",
    "{0|{0|-5}}, L",
    "{{5|0}|0}, R",
    "{1|-1/2}, N"
  })
  void theOutcomeFollowsFromComparisonWithZero(String game, String outcome) {
    assertThat(of(game).outcome().symbol()).isEqualTo(outcome);
  }

  @Test
  void starIsBetweenMinusUpAndUpAndBelowNoUp() {
    assertThat(of("*").relationTo(of("^"))).isEqualTo(Relation.CONFUSED);
    assertThat(of("*").relationTo(of("^2"))).isEqualTo(Relation.LESS);
    assertThat(of("^2").relationTo(of("1/1024"))).isEqualTo(Relation.LESS);
    assertThat(of("{1|1}").relationTo(of("1*"))).isEqualTo(Relation.EQUAL);
    assertThat(of("1").relationTo(of("{2|0}"))).isEqualTo(Relation.CONFUSED);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "3, 3",
    "1/2, 2",
    "*3, 3",
    "^, 2",
    "^*, 2",
    "^2, 3",
    "^3*, 4",
    "^*2, 4",
    "^2*2, 4",
    "1*, 2",
    "+-(1), 2",
    "{2|-1/2}, 3",
    "{0|{0|-2}}, 4"
  })
  void theBirthdayIsTheHeightOfTheTree(String game, long day) {
    assertThat(of(game).birthday()).isEqualTo(day).isEqualTo(height(of(game)));
  }

  private static long height(Form form) {
    return Stream.of(Player.values())
        .flatMap(player -> form.options(player).stream())
        .mapToLong(option -> 1 + height(option))
        .max()
        .orElse(0);
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 1", "^, 0, 0", "+-(1), 1, -1", "{{3|1}|-5}, 1, -5", "{2|{1|-1}}, 2, 1"})
  void stopsAreWhereTheNumbersBegin(String game, String left, String right) {
    assertThat(of(game).leftStop()).hasToString(left);
    assertThat(of(game).rightStop()).hasToString(right);
  }

  @Test
  void tiniesAreBelowEveryUp() {
    Form tiny = of("{0|{0|-2}}");
    assertThat(tiny.relationTo(forms.zero())).isEqualTo(Relation.GREATER);
    assertThat(tiny.plus(tiny).plus(tiny).relationTo(forms.up(1))).isEqualTo(Relation.LESS);
    assertThat(of("{0|{0|-3}}").relationTo(tiny)).isEqualTo(Relation.LESS);
  }

  @Test
  void nimbersAreGames() {
    assertThat(forms.nimber(5).plus(forms.nimber(3))).isSameAs(forms.nimber(6));
    assertThat(forms.nimber(6).nimber()).contains(6);
    assertThat(of("^").nimber()).isEmpty();
    assertThat(forms.nimber(3).options(Player.LEFT))
        .isEqualTo(forms.nimber(3).options(Player.RIGHT));
  }
}
