package tengen.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OptionTest {
  private static final Option.Flag GREEDY = new Option.Flag("greedy", "One ply only.", false);
  private static final Option.Whole WIDTH = new Option.Whole("width", "Candidates.", 11, 1, 400);
  private static final Option.Real NOISE = new Option.Real("noise", "Chance.", 0.25, 0, 1.5);
  private static final Option.Choice STYLE =
      new Option.Choice("style", "Temper.", "calm", List.of("calm", "wild"));
  private static final Option.Text BOOK = new Option.Text("book", "Moves.", "7,7\n8,8");

  @ParameterizedTest
  @ValueSource(strings = {"", "True", "yes", "1", " true"})
  void aFlagIsTrueOrFalse(String text) {
    assertThat(GREEDY.objection(text)).contains("greedy " + text + ": true or false");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "401", "-1", "1.0", "ten", "9223372036854775808", "1 "})
  void aWholeNumberIsWithinItsRange(String text) {
    assertThat(WIDTH.objection(text)).contains("width " + text + ": a whole number, 1 to 400");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-0.01", "1.51", "NaN", "Infinity", "much"})
  void aNumberIsWithinItsRange(String text) {
    assertThat(NOISE.objection(text)).contains("noise " + text + ": a number, 0.0 to 1.5");
  }

  @Test
  void aChoiceIsOneOfItsWords() {
    assertThat(STYLE.objection("Calm")).contains("style Calm: one of calm, wild");
  }

  @Test
  void rangeEndsAndListedWordsAreAllowed() {
    assertThat(List.of(GREEDY.objection("true"), GREEDY.objection("false")))
        .allMatch(Optional::isEmpty);
    assertThat(List.of(WIDTH.objection("1"), WIDTH.objection("400"))).allMatch(Optional::isEmpty);
    assertThat(List.of(NOISE.objection("0"), NOISE.objection("1.5"))).allMatch(Optional::isEmpty);
    assertThat(List.of(STYLE.objection("calm"), STYLE.objection("wild")))
        .allMatch(Optional::isEmpty);
    assertThat(BOOK.objection("any\ntext")).isEmpty();
  }

  @Test
  void aValueHasOneForm() {
    assertThat(WIDTH.canonical("0".repeat(900_000) + "20")).isEqualTo("20");
    assertThat(WIDTH.canonical("+7")).isEqualTo("7");
    assertThat(NOISE.canonical("0".repeat(900_000) + ".50")).isEqualTo("0.5");
    assertThat(GREEDY.canonical("true")).isEqualTo("true");
    assertThat(STYLE.canonical("calm")).isEqualTo("calm");
    assertThat(BOOK.canonical(" 1 ")).isEqualTo(" 1 ");
  }

  @Test
  void aTextMayHaveACheckOfItsOwn() {
    var name =
        new Option.Text(
            "name",
            "Who.",
            "",
            text -> text.isEmpty() ? Optional.empty() : Optional.of(text + ": nobody"));

    assertThat(name.objection("")).isEmpty();
    assertThat(name.objection("x")).contains("name x: nobody");
  }

  @Test
  void unsetOptionsHaveTheirInitialValue() {
    var settings = EngineSettings.DEFAULT;
    assertThat(settings.get(GREEDY)).isFalse();
    assertThat(settings.get(WIDTH)).isEqualTo(11);
    assertThat(settings.get(NOISE)).isEqualTo(0.25);
    assertThat(settings.get(STYLE)).isEqualTo("calm");
    assertThat(settings.get(BOOK)).isEqualTo("7,7\n8,8");
  }

  @Test
  void aValueThatIsSetIsRead() {
    var settings =
        new EngineSettings(
            2,
            1 << 20,
            7,
            Map.of(
                "greedy", "true", "width", "400", "noise", "1.5", "style", "wild", "book", "0,0"));
    assertThat(settings.get(GREEDY)).isTrue();
    assertThat(settings.get(WIDTH)).isEqualTo(400);
    assertThat(settings.get(NOISE)).isEqualTo(1.5);
    assertThat(settings.get(STYLE)).isEqualTo("wild");
    assertThat(settings.get(BOOK)).isEqualTo("0,0");
  }
}
