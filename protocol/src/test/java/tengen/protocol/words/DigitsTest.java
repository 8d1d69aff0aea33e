package tengen.protocol.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DigitsTest {
  @Test
  void digitsAreTheirNumber() {
    assertThat(Digits.number("0")).hasValue(0);
    assertThat(Digits.number("007")).hasValue(7);
    assertThat(Digits.number("999999999999999999")).hasValue(999_999_999_999_999_999L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " 1", "1 ", "-1", "+1", "1.0", "x", "٣", "1000000000000000000"})
  void otherTextIsNoNumber(String text) {
    assertThat(Digits.number(text)).isEmpty();
  }
}
