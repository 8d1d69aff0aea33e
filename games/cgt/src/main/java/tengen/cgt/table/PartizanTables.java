package tengen.cgt.table;

import java.util.HashMap;
import java.util.Map;
import tengen.cgt.Budget;
import tengen.cgt.Player;
import tengen.cgt.partizan.AdvanceOrEat;
import tengen.cgt.partizan.AdvanceOrEatColumns;
import tengen.cgt.partizan.Amazons;
import tengen.cgt.partizan.CellGrid;
import tengen.cgt.partizan.Domineering;
import tengen.cgt.partizan.Hackenbush;
import tengen.cgt.partizan.NoGoRegion;
import tengen.cgt.partizan.Partizan;
import tengen.cgt.partizan.PartizanValues;
import tengen.cgt.partizan.ToadsAndFrogs;
import tengen.cgt.value.Dyadic;
import tengen.cgt.value.Form;
import tengen.cgt.value.Forms;

/** Tables of partizan games. Values are compared as games, not as texts. */
final class PartizanTables {
  private PartizanTables() {}

  /** Returns the tables by name. */
  static Map<String, Recomputation> all() {
    Map<String, Recomputation> tables = new HashMap<>();
    tables.put("hackenbush_partizan", values(new Hackenbush(), 1));
    tables.put("domineering", valuesAndOutcomes(new Domineering(), 1));
    tables.put("toads_and_frogs", valuesAndOutcomes(new ToadsAndFrogs(), 0));
    tables.put("amazons_tiny", valuesAndOutcomes(new Amazons(), 0));
    tables.put("nogo_values", valuesAndOutcomes(new NoGoRegion(), 0));
    tables.put("abc229h_columns", PartizanTables::column);
    tables.put("abc229h_boards", PartizanTables::board);
    return tables;
  }

  private static <P> Recomputation values(Partizan<P> rules, int position) {
    return (row, budget) -> {
      Forms forms = new Forms(budget);
      return value(row.field(position + 1), forms, valueOf(rules, row.field(position), forms));
    };
  }

  private static <P> Recomputation valuesAndOutcomes(Partizan<P> rules, int position) {
    return (row, budget) -> {
      Forms forms = new Forms(budget);
      Form computed = valueOf(rules, row.field(position), forms);
      RowResult outcome = RowResult.of(row.field(position + 1), computed.outcome().symbol());
      return outcome instanceof RowResult.Right
          ? value(row.field(position + 2), forms, computed)
          : outcome;
    };
  }

  private static <P> Form valueOf(Partizan<P> rules, String position, Forms forms) {
    return new PartizanValues<>(rules, forms).value(rules.parse(position));
  }

  private static RowResult value(String expected, Forms forms, Form computed) {
    return forms.parse(expected) == computed
        ? new RowResult.Right()
        : new RowResult.Wrong(expected, computed.toString());
  }

  /** Checks the value of a column, from top to bottom, by the fixed-point table. */
  private static RowResult column(TableRow row, Budget budget) {
    String column = row.field(0);
    int scaled = new AdvanceOrEatColumns(column.length()).scaledValue(column);
    return RowResult.of(
        row.field(1), Dyadic.of(scaled, AdvanceOrEatColumns.FRACTION_BITS).toString());
  }

  /**
   * Checks a board given by rows: the sum, and the winner when Left starts, by the fixed-point
   * table of columns.
   */
  private static RowResult board(TableRow row, Budget budget) {
    Forms forms = new Forms(budget);
    AdvanceOrEat rules = new AdvanceOrEat();
    CellGrid board = rules.parse(row.field(0));
    RowResult sum = value(row.field(1), forms, new PartizanValues<>(rules, forms).value(board));
    if (!(sum instanceof RowResult.Right)) {
      return sum;
    }
    Player winner =
        new AdvanceOrEatColumns(row.field(0).split("/", -1).length).winnerWhenLeftStarts(board);
    return RowResult.of(row.field(2), winner == Player.LEFT ? "Takahashi" : "Snuke");
  }
}
