package tengen.app.cgt;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.table.Recomputation;
import tengen.cgt.table.RowResult;
import tengen.cgt.table.TableRow;

/** Checks tables of values, prints wrong rows and counts the results. Confined to one thread. */
public final class TableCheck {
  private final PrintWriter out;
  private final Supplier<Budget> budgets;
  private int right;
  private int wrong;
  private int unknown;

  /**
   * Creates a check with all counts at 0.
   *
   * @param budgets supplies a new budget for each row
   */
  public TableCheck(PrintWriter out, Supplier<Budget> budgets) {
    this.out = out;
    this.budgets = budgets;
  }

  /** Checks each row of a file. */
  public void check(TableFile file, Recomputation table) {
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
        print(path, line, "wrong: " + expected + ", computed: " + computed);
      }
      case RowResult.Unknown(String reason) -> {
        unknown++;
        print(path, line, "unknown: " + reason);
      }
    }
  }

  private void print(Path path, TableFile.Line line, String finding) {
    out.println(path.getFileName() + ":" + line.number() + "\t" + line.row() + "\t" + finding);
  }

  /** Returns whether no row was wrong. */
  public boolean isPassed() {
    return wrong == 0;
  }

  /** Returns the final line with the counts. */
  public String summary() {
    return String.format(
        Locale.ROOT,
        "%d rows: %d right, %d wrong, %d unknown",
        right + wrong + unknown,
        right,
        wrong,
        unknown);
  }
}
