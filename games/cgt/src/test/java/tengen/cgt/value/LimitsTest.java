package tengen.cgt.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.Player;

class LimitsTest {
  @Test
  void aSpentBudgetEndsTheCalculation() {
    Forms forms = new Forms(Budget.of(20));
    assertThatThrownBy(() -> RandomForms.some(forms, 100, 1))
        .isInstanceOf(LimitException.class)
        .hasMessage("more than 20 steps");
  }

  @Test
  void aStopEndsTheCalculation() {
    Forms forms = new Forms(new Budget(Long.MAX_VALUE, steps -> true));
    assertThatThrownBy(() -> forms.nimber(1_000_000).options(Player.LEFT))
        .isInstanceOf(LimitException.class)
        .hasMessage("stopped after 16 steps");
  }

  @Test
  void aTextHasItsLimitToo() {
    Forms forms = new Forms(Budget.of(1_000_000));
    Form sum = forms.parse("{{10|8}|-1}");
    for (String more : List.of("{{6|-1}|-9}", "{8|{0|-4}}", "{2|{0|-9}}", "{3|{-3|-7}}")) {
      sum = sum.plus(forms.parse(more));
    }
    Form much =
        sum.plus(forms.parse("{10|{4|-2}}"))
            .plus(forms.parse("{3|{0|-3}}"))
            .plus(forms.parse("{{4|-4}|-9}"));
    assertThatThrownBy(much::toString)
        .isInstanceOf(LimitException.class)
        .hasMessage("the form is longer than 100000 characters");
  }

  @Test
  void largeStarsAndUpsAreExpandedLazily() {
    Forms forms = new Forms(Budget.of(10));
    assertThat(forms.parse("*2000000000").plus(forms.parse("^2000000000")).outcome().symbol())
        .isEqualTo("L");
  }

  @Test
  void aMillionUpsAreNotFollowedToTheEndOfTheStack() {
    Forms forms = new Forms(Budget.of(1_000_000));
    Form tiny = forms.parse("{0|{0|-1}}");
    Form many = forms.up(1_000_000);
    assertThatThrownBy(() -> tiny.plus(many)).isInstanceOf(LimitException.class);
  }

  @Test
  void tooManyUpsAreUnknown() {
    Forms forms = new Forms(Budget.of(10));
    Form many = forms.up(Integer.MAX_VALUE);
    assertThatThrownBy(() -> many.plus(many)).isInstanceOf(LimitException.class);
  }

  /** A game of 3000 moves in a row: {@code {3000|{2999|...}}}. */
  private static Form deep(Forms forms) {
    Form deep = forms.zero();
    for (int move = 1; move <= 3000; move++) {
      deep = forms.game(List.of(forms.integer(move)), List.of(deep));
    }
    return deep;
  }

  static Stream<Consumer<Form>> walks() {
    return Stream.of(
        Form::negated,
        Form::thermograph,
        Form::toString,
        form -> new SumPlay(form.forms()).outcome(List.of(form, form)));
  }

  @ParameterizedTest
  @MethodSource("walks")
  void aDeepGameIsNotFollowedToTheEndOfTheStack(Consumer<Form> walk) {
    Form deep = deep(new Forms(Budget.of(1_000_000)));
    assertThatThrownBy(() -> walk.accept(deep))
        .isInstanceOf(LimitException.class)
        .hasMessage("the game is deeper than 500 moves");
  }

  @Test
  void aSumOfManyGamesIsNotPlayedToTheEndOfTheStack() {
    Forms forms = new Forms(Budget.of(1_000_000));
    List<Form> switches =
        IntStream.rangeClosed(1, 1000)
            .mapToObj(i -> forms.parse("{" + (i + 1) + "|-" + i + "}"))
            .toList();
    assertThatThrownBy(() -> new SumPlay(forms).outcome(switches))
        .isInstanceOf(LimitException.class)
        .hasMessage("the game is deeper than 500 moves");
  }
}
