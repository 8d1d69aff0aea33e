package tengen.cgt.table;

import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.heaps.Subtraction;

/** A table of subtraction sets, each with its period and the heap at which the period starts. */
record SubtractionPeriods() implements Recomputation {
  private static final int MAX_HEAP = 1 << 20;

  @Override
  public RowResult check(TableRow row, Budget budget) {
    Subtraction rules =
        new Subtraction(Stream.of(row.field(0).split(",", -1)).map(Integer::valueOf).toList());
    String computed =
        rules
            .period(MAX_HEAP, budget)
            .map(each -> each.length() + "\t" + each.start())
            .orElse("none");
    return RowResult.of(row.from(1), computed);
  }
}
