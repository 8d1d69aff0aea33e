package tengen.cgt.impartial;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;

/**
 * The nimbers G(0), G(1), ... of single heaps. They are computed in this order and cached; once
 * proved periodic, the sequence is continued without end. Thread-safe.
 */
public final class NimSequence {
  /** Maximum number of values, which take 16 MiB. */
  private static final int MAX_VALUES = 1 << 22;

  private static final int FIRST_PERIOD_CHECK = 64;

  private final Rule rule;
  private final int from;
  private final IntBinaryOperator agreements;
  private int[] values = new int[FIRST_PERIOD_CHECK];
  private int count;
  private int nextPeriodCheck = FIRST_PERIOD_CHECK;
  private Optional<Period> period = Optional.empty();

  /** Computes the values in order. */
  @FunctionalInterface
  public interface Rule {
    /**
     * Returns G(n), given G(0) to G(n-1); called once for each n.
     *
     * @param budget to check in long calculations
     */
    int next(int[] values, int n, Budget budget);
  }

  private NimSequence(Rule rule, int from, IntBinaryOperator agreements) {
    this.rule = rule;
    this.from = from;
    this.agreements = agreements;
  }

  /**
   * Returns a sequence with a periodicity theorem.
   *
   * @param from least start of a period: see {@link Period#find}
   * @param agreements number of agreeing values that proves a period, by start and length
   */
  public static NimSequence periodic(Rule rule, int from, IntBinaryOperator agreements) {
    return new NimSequence(rule, from, agreements);
  }

  /** Returns a sequence without a known periodicity theorem. */
  public static NimSequence endless(Rule rule) {
    return new NimSequence(rule, 0, (start, length) -> Integer.MAX_VALUE);
  }

  /**
   * Returns G(n), where n is unsigned.
   *
   * @throws LimitException if the budget is spent, or more values are needed than memory should
   *     hold
   */
  public synchronized long at(long n, Budget budget) {
    while (Long.compareUnsigned(n, count) >= 0 && period.isEmpty()) {
      extend(budget);
    }
    return Long.compareUnsigned(n, count) < 0
        ? values[(int) n]
        : continued(n, period.orElseThrow());
  }

  private long continued(long n, Period proved) {
    return values[
        proved.start() + (int) Long.remainderUnsigned(n - proved.start(), proved.length())];
  }

  /** Returns the period if the values up to G(n) prove it. */
  public synchronized Optional<Period> period(int n, Budget budget) {
    while (count <= n && period.isEmpty()) {
      extend(budget);
    }
    return period.or(() -> Period.find(values, n + 1, from, agreements));
  }

  /** Returns the period if the values so far have proved it. */
  public synchronized Optional<Period> period() {
    return period;
  }

  private void extend(Budget budget) {
    if (count == MAX_VALUES) {
      throw new LimitException("no period found up to heaps of " + MAX_VALUES);
    }
    budget.take();
    if (count == values.length) {
      values = Arrays.copyOf(values, 2 * count);
    }
    values[count] = rule.next(values, count, budget);
    count++;
    if (count == nextPeriodCheck) {
      period = Period.find(values, count, from, agreements);
      nextPeriodCheck = count + count / 4;
    }
  }
}
