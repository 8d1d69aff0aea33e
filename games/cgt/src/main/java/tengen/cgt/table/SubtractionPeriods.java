package tengen.cgt.table;

import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.heaps.Subtraction;

/** Set, period, and the heap from which on it holds. */
record SubtractionPeriods() implements Recomputation {
  private static final int LARGEST_HEAP = 1 << 20;

  @Override
  public RowResult check(TableRow row, Budget budget) {
    Subtraction rules =
        new Subtraction(Stream.of(row.field(0).split(",", -1)).map(Integer::valueOf).toList());
    String computed =
        rules
            .period(LARGEST_HEAP, budget)
            .map(each -> each.length() + "\t" + each.start())
            .orElse("none");
    return RowResult.of(row.from(1), computed);
  }
}
