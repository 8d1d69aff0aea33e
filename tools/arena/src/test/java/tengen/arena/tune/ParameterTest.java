package tengen.arena.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tengen.engine.Option;

/** Tests of tunable options and of the values passed to the engine. */
final class ParameterTest {
  private static final Option WHOLE = new Option.Whole("depth", "plies", 6, 1, 20);
  private static final Option REAL = new Option.Real("exploration", "UCT's C", 1.4, 0, 4);

  @Test
  void wholeNumbersAreRounded() {
    List<Parameter> parameters =
        List.of(Parameter.of(WHOLE, "6", 2, 10), Parameter.of(REAL, "1.4", 0.5, 3));
    assertThat(Parameter.texts(parameters, List.of(6.5, 1.25)))
        .isEqualTo(Map.of("depth", "7", "exploration", "1.25"));
  }

  @Test
  void boundsAreJudgedByTheOption() {
    assertThatThrownBy(() -> Parameter.of(WHOLE, "6", 2, 30))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("depth 30: a whole number, 1 to 20");
    assertThatThrownBy(() -> Parameter.of(REAL, "1.4", -1, 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("exploration -1.0: a number, 0.0 to 4.0");
  }

  @Test
  void theStartIsWithinTheRange() {
    assertThatThrownBy(() -> Parameter.of(WHOLE, "6", 7, 10))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the bounds of depth must be a smaller and a larger number around its value 6.0,"
                + " got 7.0..10.0");
    assertThatThrownBy(() -> Parameter.of(WHOLE, "6", 6, 6))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void onlyNumbersCanBeTuned() {
    var flag = new Option.Flag("book", "whether to use the book", true);
    assertThatThrownBy(() -> Parameter.of(flag, "true", 0, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("book: only numbers can be tuned");
  }
}
