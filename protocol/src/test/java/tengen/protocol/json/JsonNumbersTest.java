package tengen.protocol.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class JsonNumbersTest {
  private static final Pattern GRAMMAR =
      Pattern.compile("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?");

  private static final String CHARACTERS = "0 19-+.eE٣";

  @Test
  void agreesWithTheGrammarOnShortTexts() {
    check("", 5);
  }

  private static void check(String text, int more) {
    assertThat(JsonNumbers.isNumber(text)).as(text).isEqualTo(GRAMMAR.matcher(text).matches());
    for (int i = 0; more > 0 && i < CHARACTERS.length(); i++) {
      check(text + CHARACTERS.charAt(i), more - 1);
    }
  }

  @Test
  void acceptsAllPartsTogether() {
    assertThat(JsonNumbers.isNumber("-120.0450e-0019")).isTrue();
  }
}
