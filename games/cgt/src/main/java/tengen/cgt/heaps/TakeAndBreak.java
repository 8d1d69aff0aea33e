package tengen.cgt.heaps;

import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.impartial.NimSequence;
import tengen.cgt.impartial.Period;
import tengen.cgt.impartial.WholeNumber;

/** Heaps under an octal code, or Grundy's game, which is code 4.0 with unequal halves. */
public final class TakeAndBreak implements HeapRules {
  private final OctalCode code;
  private final boolean unequal;
  private final NimSequence values;

  private TakeAndBreak(OctalCode code, boolean unequal, NimSequence values) {
    this.code = code;
    this.unequal = unequal;
    this.values = values;
  }

  /**
   * Returns the rules of a code. Its values are periodic if G(n + p) = G(n) for all n from n0 to 2
   * n0 + p + t - 1, where t is the number of digits: Guy and Smith, 1956. No such theorem is known
   * for endless codes.
   */
  public static TakeAndBreak of(OctalCode code) {
    NimSequence values =
        code.endless()
            ? NimSequence.endless(new EndlessBreaking(code))
            : NimSequence.periodic(
                new SparseBreaking(code, false),
                1,
                (start, length) -> start + length + code.lastDigit());
    return new TakeAndBreak(code, false, values);
  }

  /** Returns Grundy's game: a move breaks a heap into two unequal ones; nothing is taken. */
  public static TakeAndBreak grundy() {
    OctalCode code = OctalCode.parse("4.0");
    return new TakeAndBreak(code, true, NimSequence.endless(new SparseBreaking(code, true)));
  }

  /** Returns the period if the values of heaps up to {@code heap} prove it. */
  public Optional<Period> period(int heap, Budget budget) {
    return values.period(heap, budget);
  }

  @Override
  public String parameter() {
    return code.print();
  }

  @Override
  public Stream<HeapMove> moves(long heap) {
    return moves(heap, -1);
  }

  /** Returns the moves whose smaller half is at most {@code mostSmaller}. */
  private Stream<HeapMove> moves(long heap, long mostSmaller) {
    return takes(heap)
        .boxed()
        .flatMap(taken -> Stream.concat(whole(taken, heap), splits(taken, heap, mostSmaller)));
  }

  /**
   * Returns the numbers whose digit may allow a move, ascending. If the digits without end allow
   * only to take a whole heap, those below the heap are left out, since there may be 2^64 of them.
   */
  private LongStream takes(long heap) {
    long last = code.lastDigit();
    if (WholeNumber.isAtMost(heap, last)) {
      return LongStream.rangeClosed(0, heap);
    }
    LongStream explicit = LongStream.rangeClosed(0, last);
    if (!code.endless()) {
      return explicit;
    }
    boolean mayLeave = code.allows(OctalCode.ONE_HEAP | OctalCode.TWO_HEAPS, last);
    return LongStream.concat(
        explicit,
        mayLeave
            ? LongStream.iterate(last + 1, n -> n != 0 && WholeNumber.isAtMost(n, heap), n -> n + 1)
            : LongStream.of(heap));
  }

  private Stream<HeapMove> whole(long taken, long heap) {
    return Stream.of(HeapMove.take(taken, heap)).filter(this::allows);
  }

  private Stream<HeapMove> splits(long taken, long heap, long mostSmaller) {
    if (!code.allows(OctalCode.TWO_HEAPS, taken)) {
      return Stream.empty();
    }
    long rest = heap - taken;
    long half = rest >>> 1;
    return WholeNumber.upTo(WholeNumber.isAtMost(half, mostSmaller) ? half : mostSmaller)
        .filter(smaller -> !unequal || smaller != rest - smaller)
        .mapToObj(smaller -> HeapMove.split(taken, smaller, rest - smaller));
  }

  @Override
  public boolean allows(HeapMove move) {
    if (!move.isWhole()) {
      return code.allows(OctalCode.TWO_HEAPS, move.taken())
          && !(unequal && move.rest().getFirst().equals(move.rest().getLast()));
    }
    int bit = move.rest().getFirst() == 0 ? OctalCode.NOTHING : OctalCode.ONE_HEAP;
    return move.taken() != 0 && code.allows(bit, move.taken());
  }

  @Override
  public long nimber(long heap, Budget budget) {
    return values.at(heap, budget);
  }

  /**
   * Returns a move to a nimber. Only small halves are tried, since whole periods can be moved from
   * the smaller half to the larger one.
   */
  @Override
  public Optional<HeapMove> moveTo(long nimber, long heap, Budget budget) {
    long mostSmaller = values.period().map(each -> each.start() + each.length()).orElse(-1);
    return firstTo(nimber, moves(heap, mostSmaller), budget);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TakeAndBreak that && unequal == that.unequal && code.equals(that.code);
  }

  @Override
  public int hashCode() {
    return code.hashCode();
  }

  @Override
  public String toString() {
    return code.print();
  }
}
