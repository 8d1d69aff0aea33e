package tengen.cgt.heaps;

import java.util.stream.LongStream;
import tengen.cgt.Budget;
import tengen.cgt.impartial.WholeNumber;

/** A move takes 1, 2, 4, 8, .... Only 1 and 2 matter, since no power of two is a multiple of 3. */
record TakePowerOfTwo() implements Taking {
  @Override
  public LongStream takes(long heap) {
    return LongStream.iterate(1, n -> n != 0 && WholeNumber.isAtMost(n, heap), n -> 2 * n);
  }

  @Override
  public boolean mayTake(long taken, long heap) {
    return Long.bitCount(taken) == 1;
  }

  @Override
  public long nimber(long heap, Budget budget) {
    return Long.remainderUnsigned(heap, 3);
  }
}
