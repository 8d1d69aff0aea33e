package tengen.cgt.heaps;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import tengen.cgt.Budget;
import tengen.cgt.impartial.WholeNumber;

/**
 * A move takes from 1 to {@code most}; values repeat after most + 1. Winning Ways, chapter 4.
 *
 * @param most below 2^63
 */
record TakeUpTo(long most) implements Taking {
  @Override
  public String parameter() {
    return "1.." + most;
  }

  /**
   * Returns the numbers in descending order: from value 0 the largest leads to value 1, which
   * misère play looks for.
   */
  @Override
  public LongStream takes(long heap) {
    long limit = WholeNumber.isAtMost(heap, most) ? heap : most;
    return LongStream.iterate(limit, taken -> taken != 0, taken -> taken - 1);
  }

  @Override
  public boolean mayTake(long taken, long heap) {
    return WholeNumber.isAtMost(taken, most);
  }

  @Override
  public long nimber(long heap, Budget budget) {
    return Long.remainderUnsigned(heap, most + 1);
  }

  @Override
  public Optional<HeapMove> moveTo(long nimber, long heap, Budget budget) {
    return Optional.of(HeapMove.take(nimber(heap, budget) - nimber, heap));
  }

  @Override
  public OptionalLong pliesWhenLost(long heap) {
    return OptionalLong.of(
        2 * Long.divideUnsigned(heap, most + 1) + Long.remainderUnsigned(heap, most + 1));
  }

  /** Returns true, as for every subtraction game: see {@link Subtraction#isTame}. */
  @Override
  public boolean isTame() {
    return true;
  }
}
