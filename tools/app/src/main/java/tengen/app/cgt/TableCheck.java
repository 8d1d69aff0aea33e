package tengen.app.cgt;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import tengen.app.flags.JsonOption;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.table.Recomputation;
import tengen.cgt.table.RowResult;
import tengen.cgt.table.TableRow;
import tengen.protocol.json.Json;

/** Checks tables of values, prints wrong rows and counts the results. Confined to one thread. */
final class TableCheck {
  private final PrintWriter out;
  private final JsonOption json;
  private final Supplier<Budget> budgets;
  private int right;
  private int wrong;
  private int unknown;

  /**
   * Creates a check with all counts at 0.
   *
   * @param budgets supplies a new budget for each row
   */
  TableCheck(PrintWriter out, JsonOption json, Supplier<Budget> budgets) {
    this.out = out;
    this.json = json;
    this.budgets = budgets;
  }

  /** Checks each row of a file. */
  void check(TableFile file, Recomputation table) {
    for (TableFile.Line line : file.lines()) {
      count(file.path(), line, verdict(line.row(), table));
    }
  }

  private RowResult verdict(TableRow row, Recomputation table) {
    try {
      return table.check(row, budgets.get());
    } catch (LimitException | IllegalArgumentException e) {
      return new RowResult.Unknown(String.valueOf(e.getMessage()));
    }
  }

  private void count(Path path, TableFile.Line line, RowResult verdict) {
    switch (verdict) {
      case RowResult.Right() -> right++;
      case RowResult.Wrong(String expected, String computed) -> {
        wrong++;
        print(
            path,
            line,
            "wrong: " + expected + ", computed: " + computed,
            object(path, line, "wrong").with("expected", expected).with("computed", computed));
      }
      case RowResult.Unknown(String reason) -> {
        unknown++;
        print(
            path, line, "unknown: " + reason, object(path, line, "unknown").with("reason", reason));
      }
    }
  }

  private void print(Path path, TableFile.Line line, String finding, Json.Fields object) {
    json.print(
        path.getFileName() + ":" + line.number() + "\t" + line.row() + "\t" + finding, object, out);
  }

  private static Json.Fields object(Path path, TableFile.Line line, String grade) {
    return Json.Fields.NONE
        .with("file", path.toString())
        .with("line", line.number())
        .with("row", line.row().toString())
        .with("grade", grade);
  }

  /** Returns whether no row was wrong. */
  boolean isPassed() {
    return wrong == 0;
  }

  /** Prints the final line with the counts. */
  void printSummary() {
    int rows = right + wrong + unknown;
    json.print(
        String.format(
            Locale.ROOT, "%d rows: %d right, %d wrong, %d unknown", rows, right, wrong, unknown),
        Json.Fields.NONE
            .with("rows", rows)
            .with("right", right)
            .with("wrong", wrong)
            .with("unknown", unknown),
        out);
  }
}
