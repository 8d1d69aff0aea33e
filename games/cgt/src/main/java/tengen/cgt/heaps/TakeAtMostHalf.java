package tengen.cgt.heaps;

import java.util.Optional;
import java.util.stream.LongStream;
import tengen.cgt.Budget;
import tengen.cgt.impartial.WholeNumber;

/** At most half of the heap is taken: G(2n) = n and G(2n + 1) = G(n). */
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

  /** The heaps of one value are 2v, 4v + 1, 8v + 3, ...: one of them is in reach. */
  @Override
  public Optional<HeapMove> moveTo(long nimber, long heap, Budget budget) {
    long rest = 2 * nimber;
    while (!mayTake(heap - rest, heap)) {
      rest = 2 * rest + 1;
    }
    return Optional.of(HeapMove.take(heap - rest, heap));
  }
}
