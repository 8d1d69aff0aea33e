package tengen.cgt.heaps;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.NotationException;
import tengen.cgt.impartial.NimSequence;
import tengen.cgt.impartial.Period;
import tengen.cgt.impartial.WholeNumber;

/**
 * Subtraction game: a move takes a number from a finite set. A value depends only on as many
 * earlier values as the largest member, so a repeated window of that length proves the period.
 * Winning Ways, chapter 4.
 */
public final class Subtraction implements Taking {
  private final List<Integer> set;
  private final NimSequence values;

  /** Creates the rules for a set that is not empty. */
  public Subtraction(List<Integer> set) {
    this.set = set.stream().distinct().sorted().toList();
    int window = this.set.getLast();
    values =
        NimSequence.periodic((known, heap, _) -> next(known, heap), 0, (start, length) -> window);
  }

  /** Reads {@code 1,3,4} or {@code 1..5}. */
  public static HeapRules parse(String text) {
    if (text.startsWith("1..")) {
      long most = WholeNumber.parse(text.substring(3));
      if (most <= 0) {
        throw new NotationException(text + ": the largest number to take is from 1 to 2^63 - 1");
      }
      return new TakeUpTo(most);
    }
    return new Subtraction(Stream.of(text.split(",", -1)).map(Subtraction::member).toList());
  }

  private static int member(String text) {
    long member = WholeNumber.parse(text.strip());
    if (member < 1 || member > 1 << 20) {
      throw new NotationException(text + ": numbers of the set are from 1 to 2^20");
    }
    return (int) member;
  }

  private int next(int[] known, int heap) {
    BitSet options = new BitSet();
    set.stream().filter(taken -> taken <= heap).forEach(taken -> options.set(known[heap - taken]));
    return options.nextClearBit(0);
  }

  /** Returns the period if the values of heaps up to {@code heap} prove it. */
  public Optional<Period> period(int heap, Budget budget) {
    return values.period(heap, budget);
  }

  @Override
  public String parameter() {
    return String.join(",", set.stream().map(String::valueOf).toList());
  }

  @Override
  public LongStream takes(long heap) {
    return set.stream().mapToLong(Integer::longValue).filter(n -> WholeNumber.isAtMost(n, heap));
  }

  @Override
  public boolean mayTake(long taken, long heap) {
    return taken > 0 && taken <= set.getLast() && set.contains((int) taken);
  }

  @Override
  public long nimber(long heap, Budget budget) {
    return values.at(heap, budget);
  }

  /**
   * Returns true. Ferguson, "On sums of graph games with last player losing", 1974: with s the
   * least member, G(n) = 1 exactly if G(n - s) = 0. So a heap of value 0 with any move has a move
   * to value 1.
   */
  @Override
  public boolean isTame() {
    return true;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Subtraction that && set.equals(that.set);
  }

  @Override
  public int hashCode() {
    return set.hashCode();
  }

  @Override
  public String toString() {
    return parameter();
  }
}
