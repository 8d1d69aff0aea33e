package tengen.cgt.heaps;

import java.util.Optional;
import java.util.stream.LongStream;
import tengen.cgt.Budget;
import tengen.cgt.impartial.WholeNumber;

/** A move takes at most half of the heap: G(2n) = n and G(2n + 1) = G(n). */
record TakeAtMostHalf() implements Taking {
  @Override
  public LongStream takes(long heap) {
    return WholeNumber.upTo(heap >>> 1);
  }

  @Override
  public boolean mayTake(long taken, long heap) {
    return WholeNumber.isAtMost(taken, heap >>> 1);
  }

  @Override
  public long nimber(long heap, Budget budget) {
    return heap == -1L ? 0 : heap >>> Long.numberOfTrailingZeros(~heap) >>> 1;
  }

  /**
   * Returns a move to a nimber v. The heaps of value v are 2v, 4v + 1, 8v + 3, ..., and one of them
   * can be reached.
   */
  @Override
  public Optional<HeapMove> moveTo(long nimber, long heap, Budget budget) {
    long rest = 2 * nimber;
    while (!mayTake(heap - rest, heap)) {
      rest = 2 * rest + 1;
    }
    return Optional.of(HeapMove.take(heap - rest, heap));
  }
}
