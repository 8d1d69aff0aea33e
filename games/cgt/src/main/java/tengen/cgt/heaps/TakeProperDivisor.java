package tengen.cgt.heaps;

import java.util.Optional;
import java.util.stream.LongStream;
import tengen.cgt.Budget;

/**
 * A move takes a divisor of the heap that is smaller than the heap. The value is the exponent of 2
 * in the heap.
 */
record TakeProperDivisor() implements Taking {
  @Override
  public LongStream takes(long heap) {
    return heap == 0 ? LongStream.empty() : Divisors.of(heap).filter(divisor -> divisor != heap);
  }

  @Override
  public boolean mayTake(long taken, long heap) {
    return taken != heap && Long.remainderUnsigned(heap, taken) == 0;
  }

  @Override
  public long nimber(long heap, Budget budget) {
    return heap == 0 ? 0 : Long.numberOfTrailingZeros(heap);
  }

  @Override
  public Optional<HeapMove> moveTo(long nimber, long heap, Budget budget) {
    return Optional.of(HeapMove.take(1L << nimber, heap));
  }
}
