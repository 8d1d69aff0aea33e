package tengen.cgt.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.cgt.Budget;

class DyadicTest {
  private static Dyadic number(String text) {
    return new Forms(Budget.of(100)).parse(text).number().orElseThrow();
  }

  @Test
  void fractionsAreInLowestTerms() {
    assertThat(Dyadic.of(12, 4)).isEqualTo(Dyadic.of(3, 2)).hasToString("3/4");
    assertThat(Dyadic.of(0, 9)).isEqualTo(Dyadic.ZERO);
  }

  @ParameterizedTest
  @CsvSource({
    "-1, 1, 0",
    "0, 1, 1/2",
    "1/4, 1, 1/2",
    "3, 7, 4",
    "-7, -3, -4",
    "-5/2, 9/4, 0",
    "1/2, 3/4, 5/8",
    "-3/4, -1/2, -5/8",
    "5/4, 2, 3/2",
    "-1/4, 0, -1/8",
    "0, 1000, 1"
  })
  void theSimplestNumberHasLeastSizeThenLeastDenominator(
      String above, String below, String simplest) {
    assertThat(Dyadic.simplestBetween(number(above), number(below))).isEqualTo(number(simplest));
  }

  /** Tries exponents in order until some multiple lies between the two numbers. */
  private static Dyadic simplestByTrying(Dyadic above, Dyadic below) {
    for (int exponent = 0; ; exponent++) {
      Dyadic step = Dyadic.of(1, exponent);
      for (Dyadic next = Dyadic.ZERO; next.compareTo(below) < 0; next = next.plus(step)) {
        if (next.compareTo(above) > 0) {
          return next;
        }
      }
    }
  }

  @Test
  void theSimplestNumberIsThatOfTheFirstExponent() {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 2000; i++) {
      Dyadic above = Dyadic.of(random.nextInt(100), random.nextInt(8));
      Dyadic below = above.plus(Dyadic.of(1 + random.nextInt(100), random.nextInt(8)));
      assertThat(Dyadic.simplestBetween(above, below))
          .as("%s to %s", above, below)
          .isEqualTo(simplestByTrying(above, below));
    }
  }

  @Test
  void aMillionBitsBehindThePointAreNoMillionSteps() {
    int bits = 1_000_000;
    Dyadic above = Dyadic.of(1, bits - 2);
    Dyadic below = Dyadic.of(5, bits);
    assertThat(Dyadic.simplestBetween(above, below)).isEqualTo(Dyadic.of(9, bits + 1));
  }

  @Test
  void thereIsNoNumberBetweenANumberAndItself() {
    assertThatThrownBy(() -> Dyadic.simplestBetween(Dyadic.ONE, Dyadic.ONE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "5, 5", "-5, 5", "1/2, 2", "-3/4, 3", "5/2, 4", "7/128, 8"})
  void birthdaysCountDaysFromZero(String value, long day) {
    assertThat(number(value).birthday()).isEqualTo(day);
  }

  @Test
  void numbersOfAnySizeAreExact() {
    Dyadic tiny = Dyadic.of(1, 200);
    assertThat(Dyadic.ONE.plus(tiny).minus(Dyadic.ONE)).isEqualTo(tiny);
    assertThat(Dyadic.ONE.plus(tiny)).isGreaterThan(Dyadic.ONE);
  }
}
