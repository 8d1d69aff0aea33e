package tengen.cgt.partizan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.cgt.Budget;
import tengen.cgt.Tables;
import tengen.cgt.value.Form;
import tengen.cgt.value.Forms;

/** Every row of the tables of values; games are compared, not texts. */
class ReferenceValuesTest {
  private final Forms forms = new Forms(Budget.of(1_000_000));

  private <P> void allRowsAreRight(Partizan<P> rules, String table, int rows, int position) {
    Values<P> values = new Values<>(rules, forms);
    assertThat(Tables.rows(table)).hasSize(rows);
    for (String[] row : Tables.rows(table)) {
      Form value = values.value(rules.parse(row[position]));
      assertThat(value).as(row[position]).isSameAs(forms.parse(row[row.length - 1]));
    }
  }

  /** In rows of position, outcome and value, after other columns or none. */
  private <P> void outcomesAreRight(Partizan<P> rules, String table) {
    Values<P> values = new Values<>(rules, forms);
    for (String[] row : Tables.rows(table)) {
      P position = rules.parse(row[row.length - 3]);
      assertThat(values.value(position).outcome().symbol())
          .as(row[row.length - 3])
          .isEqualTo(row[row.length - 2].charAt(0));
    }
  }

  @Test
  void hackenbush() {
    allRowsAreRight(new Hackenbush(), "hackenbush_partizan", 360, 1);
  }

  @Test
  void domineering() {
    allRowsAreRight(new Domineering(), "domineering", 103, 1);
    outcomesAreRight(new Domineering(), "domineering");
  }

  @Test
  void toadsAndFrogs() {
    allRowsAreRight(new ToadsAndFrogs(), "toads_and_frogs", 225, 0);
    outcomesAreRight(new ToadsAndFrogs(), "toads_and_frogs");
  }

  @Test
  void amazons() {
    allRowsAreRight(new Amazons(), "amazons_tiny", 120, 0);
    outcomesAreRight(new Amazons(), "amazons_tiny");
  }

  @Test
  void noGoRegions() {
    allRowsAreRight(new NoGoRegion(), "nogo_values", 598, 0);
    outcomesAreRight(new NoGoRegion(), "nogo_values");
  }
}
