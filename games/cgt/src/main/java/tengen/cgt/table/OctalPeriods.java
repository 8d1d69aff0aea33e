package tengen.cgt.table;

import java.util.Optional;
import java.util.stream.IntStream;
import tengen.cgt.Budget;
import tengen.cgt.heaps.OctalCode;
import tengen.cgt.heaps.TakeAndBreak;
import tengen.cgt.impartial.Period;

/**
 * A table of octal codes, each with its period, the heap at which the period starts, and the
 * largest nimber of heaps up to 20,000.
 */
record OctalPeriods() implements Recomputation {
  private static final int MAX_HEAP = 20_000;

  @Override
  public RowResult check(TableRow row, Budget budget) {
    TakeAndBreak rules = TakeAndBreak.of(OctalCode.parse(row.field(0)));
    Optional<Period> period = rules.period(MAX_HEAP, budget);
    long largest =
        IntStream.rangeClosed(0, MAX_HEAP)
            .mapToLong(heap -> rules.nimber(heap, budget))
            .max()
            .orElse(0);
    String computed =
        period.map(each -> each.length() + "\t" + each.start()).orElse("none<=" + MAX_HEAP + "\t-")
            + "\t"
            + largest;
    return RowResult.of(row.from(1), computed);
  }
}
