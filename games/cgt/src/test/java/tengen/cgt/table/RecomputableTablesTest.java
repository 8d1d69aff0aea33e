package tengen.cgt.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.cgt.Budget;

/** Checks every row of the reference tables, and some wrong rows. */
final class RecomputableTablesTest {
  private final RecomputableTables tables = new RecomputableTables();

  private RowResult check(String table, List<String> fields) {
    return tables.named(table).orElseThrow().check(new TableRow(fields), Budget.of(10_000_000));
  }

  @Tag("full")
  @ParameterizedTest
  @CsvSource({
    "octal_nimvalues,1873",
    "octal_periods,21",
    "heap_games,360",
    "subtraction_nimvalues,1233",
    "subtraction_periods,19",
    "wythoff_p_positions,48",
    "wythoff_sg,114",
    "moore_nim,77",
    "staircase_nim,153",
    "coin_turning_1d,298",
    "coin_turning_2d_tartan,160",
    "nim_product,76",
    "misere_outcomes,249",
    "green_hackenbush,74",
    "prime_nim,797",
    "hackenbush_partizan,360",
    "domineering,103",
    "toads_and_frogs,225",
    "amazons_tiny,120",
    "nogo_values,598",
    "abc229h_columns,459",
    "abc229h_boards,151"
  })
  void everyRowIsRight(String table, int rows) {
    List<String[]> all = tengen.cgt.Tables.rows(table);
    assertThat(all).hasSize(rows);
    for (String[] fields : all) {
      assertThat(check(table, List.of(fields)))
          .as(String.join(" ", fields))
          .isEqualTo(new RowResult.Right());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "octal_nimvalues,0.77;12;3,3,4",
    "moore_nim,2;3 4 5;P,P,N",
    "prime_nim,1;10;2;N,2,1",
    "prime_nim,1;10;1;P,P,N",
    "domineering,rect;1x3;N;-1,N,R",
    "domineering,rect;1x3;R;-2,-2,-1",
    "abc229h_columns,B.;{0|1},{0|1},1",
    "abc229h_boards,B;1;Snuke,Snuke,Takahashi",
    "subtraction_periods,'1,3,4;8;0','8\t0','7\t0'"
  })
  void aWrongRowIsToldWithWhatIsComputed(
      String table, String fields, String expected, String computed) {
    assertThat(check(table, List.of(fields.split(";", -1))))
        .isEqualTo(new RowResult.Wrong(expected, computed));
  }

  @Test
  void aTableOfAnotherNameIsNotKnown() {
    assertThat(tables.named("openings")).isEmpty();
  }
}
