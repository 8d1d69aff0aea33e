package tengen.cgt.partizan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tengen.cgt.Budget;
import tengen.cgt.NotationException;
import tengen.cgt.Tables;
import tengen.cgt.value.Dyadic;
import tengen.cgt.value.Forms;

class AdvanceOrEatTest {
  private final AdvanceOrEat rules = new AdvanceOrEat();
  private final Forms forms = new Forms(Budget.of(1_000_000));
  private final PartizanValues<CellGrid> values = new PartizanValues<>(rules, forms);

  @Test
  void theColumnsOfTheTableAreRightByRecursionAndInFixedPoint() {
    var columns = new AdvanceOrEatColumns[AdvanceOrEatColumns.MAX_CELLS + 1];
    for (int length = 1; length < columns.length; length++) {
      columns[length] = new AdvanceOrEatColumns(length);
    }
    assertThat(Tables.rows("abc229h_columns")).hasSize(459);
    for (String[] row : Tables.rows("abc229h_columns")) {
      Dyadic value = forms.parse(row[1]).number().orElseThrow();
      CellGrid column = rules.parse(String.join("/", row[0].split("")));
      assertThat(values.value(column).number()).as(row[0]).contains(value);
      assertThat(Dyadic.of(columns[row[0].length()].scaledValue(row[0]), 7)).isEqualTo(value);
    }
  }

  @Test
  void columnsHaveOneToEightCells() {
    assertThatThrownBy(() -> new AdvanceOrEatColumns(9))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new AdvanceOrEatColumns(3).scaledValue("WB"))
        .isInstanceOf(NotationException.class);
    assertThatThrownBy(() -> new AdvanceOrEatColumns(2).scaledValue("W?"))
        .isInstanceOf(NotationException.class);
  }
}
