package tengen.cgt.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.cgt.Budget;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.Tables;

class FormTextTest {
  private final Forms forms = new Forms(Budget.of(1_000_000));

  @Test
  void printedGamesAreReadUnchanged() {
    for (Form form : RandomForms.some(forms, 300, RandomForms.SEED)) {
      assertThat(forms.parse(form.toString())).isSameAs(form);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "abc229h_columns",
        "amazons_tiny",
        "domineering",
        "hackenbush_partizan",
        "nogo_values",
        "toads_and_frogs"
      })
  void theTablesPrintAsTheyAreWrittenButForSigns(String table) {
    for (String[] row : Tables.rows(table)) {
      String value = row[row.length - 1];
      Form form = forms.parse(value);
      if (form.toString().startsWith("+-")) {
        assertThat(form).as(value).isSameAs(form.negated());
      } else {
        assertThat(form).hasToString(value);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "↑;^",
        "↓*;v*",
        "⇑;^2",
        "⇓*2;v2*2",
        "±1;+-(1)",
        "±(1,{2|0});+-(1,{2|0})",
        "*1;*",
        "*0;0",
        "-0;0",
        "4/8;1/2",
        "{ 2 | -1/2 };{2|-1/2}",
        "+-*;0",
        "1^;1^",
        "{|};0",
        "3v2*4;3v2*4"
      })
  void booksSymbolsAndBlanksAreRead(String text, String value) {
    assertThat(forms.parse(text)).hasToString(value);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{1",
        "{1|2",
        "1/3",
        "1/0",
        "{1}",
        "^^",
        "x",
        "1 + 1|",
        "*99999999999",
        "+-(",
        "--1"
      })
  void invalidValuesAreRejected(String text) {
    assertThatThrownBy(() -> forms.parse(text)).isInstanceOf(NotationException.class);
  }

  @Test
  void deepBracesAreRejectedBeforeTheStackEnds() {
    assertThatThrownBy(() -> forms.parse("{".repeat(100_000)))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("deeper than 200");
  }

  @Test
  void copiesOfOptionsAreBounded() {
    String nested = "+-(".repeat(100) + "1" + ")".repeat(100);
    String negated = "-{".repeat(50) + "0,".repeat(3_000) + "0|}" + "|}".repeat(49);
    for (String text : List.of(nested, negated)) {
      assertThatThrownBy(() -> WrittenForm.parse(text))
          .isInstanceOf(NotationException.class)
          .hasMessageContaining("at most 10000 values");
    }
    assertThat(WrittenForm.parse("+-(".repeat(10) + "1" + ")".repeat(10)).options(Player.LEFT))
        .hasSize(1);
  }

  @Test
  void longNumbersAreRejected() {
    for (String text : List.of("9".repeat(1_000_000), "1/" + "2".repeat(1_000_000))) {
      assertThatThrownBy(() -> WrittenForm.parse(text))
          .isInstanceOf(NotationException.class)
          .hasMessage("a number has at most 1000 digits");
    }
    assertThat(WrittenForm.parse("9".repeat(1000))).hasToString("9".repeat(1000));
  }
}
