package tengen.cgt.table;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.heaps.Primes;
import tengen.cgt.impartial.RestrictedSum;
import tengen.cgt.impartial.WholeNumber;

/**
 * A table of prime-limited Nim: the maximum number to take, the heaps, the nimber of a single heap
 * by the general method, and the outcome.
 */
record PrimeNimTable(Recomputation outcomes) implements Recomputation {
  @Override
  public RowResult check(TableRow row, Budget budget) {
    List<Long> heaps = WholeNumber.parseAll(row.list(1));
    RowResult value =
        RowResult.of(row.field(2), value(Long.parseLong(row.field(0)), heaps, budget));
    return value instanceof RowResult.Right ? outcomes.check(row, budget) : value;
  }

  private static String value(long most, List<Long> heaps, Budget budget) {
    if (heaps.size() > 1) {
      return "-";
    }
    RestrictedSum<Long> sum = new RestrictedSum<>(heap -> options(most, heap), Primes::isPrime);
    long heap = heaps.getFirst();
    return sum.isDead(heap) ? "win_now" : Long.toString(sum.nimber(heap, budget));
  }

  private static Stream<Long> options(long most, long heap) {
    return LongStream.rangeClosed(1, Math.min(most, heap - 2)).mapToObj(taken -> heap - taken);
  }
}
