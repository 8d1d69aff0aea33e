package tengen.cgt.impartial;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;

/**
 * The nimbers G(0), G(1), ... of single heaps, found in this order, kept, and continued without end
 * once they are proved periodic. Any thread.
 */
public final class NimSequence {
  private static final int MOST = 1 << 26;
  private static final int FIRST_LOOK = 64;

  private final Rule rule;
  private final int from;
  private final IntBinaryOperator agreements;
  private int[] values = new int[FIRST_LOOK];
  private int count;
  private int nextLook = FIRST_LOOK;
  private Optional<Period> period = Optional.empty();

  /** Finds the values one after the other. */
  @FunctionalInterface
  public interface Rule {
    /** G(n), given G(0) to G(n-1); called once for each n. */
    int next(int[] values, int n);
  }

  private NimSequence(Rule rule, int from, IntBinaryOperator agreements) {
    this.rule = rule;
    this.from = from;
    this.agreements = agreements;
  }

  /**
   * A sequence with a periodicity theorem.
   *
   * @param from where a period may begin, and with which proof: see {@link Period#find}
   */
  public static NimSequence periodic(Rule rule, int from, IntBinaryOperator agreements) {
    return new NimSequence(rule, from, agreements);
  }

  /** A sequence of which no periodicity theorem is known. */
  public static NimSequence endless(Rule rule) {
    return new NimSequence(rule, 0, (start, length) -> Integer.MAX_VALUE);
  }

  /**
   * G(n), n without a sign.
   *
   * @throws LimitException more values are wanted than the budget allows or memory should hold
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

  /** The period if the values up to G(n) prove it. */
  public synchronized Optional<Period> period(int n, Budget budget) {
    while (count <= n && period.isEmpty()) {
      extend(budget);
    }
    return period.or(() -> Period.find(values, n + 1, from, agreements));
  }

  /** The period if the values so far proved it. */
  public synchronized Optional<Period> period() {
    return period;
  }

  private void extend(Budget budget) {
    if (count == MOST) {
      throw new LimitException("no period found up to heaps of " + MOST);
    }
    budget.take();
    if (count == values.length) {
      values = Arrays.copyOf(values, 2 * count);
    }
    values[count] = rule.next(values, count);
    count++;
    if (count == nextLook) {
      period = Period.find(values, count, from, agreements);
      nextLook = count + count / 4;
    }
  }
}
