package tengen.cgt.heaps;

import java.util.stream.LongStream;
import tengen.cgt.Budget;
import tengen.cgt.impartial.WholeNumber;

/**
 * A move takes a number coprime to the heap; the whole heap only if it is 1. The value of an even
 * heap is 0. The value of an odd heap is the index of its smallest prime divisor; the heap of 1 has
 * value 1. Winning Ways, chapter 4; Ferguson, Game Theory, part I, chapter 4.
 */
final class TakeCoprime implements Taking {
  @Override
  public LongStream takes(long heap) {
    return WholeNumber.upTo(heap).filter(taken -> mayTake(taken, heap));
  }

  @Override
  public boolean mayTake(long taken, long heap) {
    return WholeNumber.greatestCommonDivisor(taken, heap) == 1 && (taken != heap || heap == 1);
  }

  @Override
  public long nimber(long heap, Budget budget) {
    if ((heap & 1) == 0 || heap == 1) {
      return heap & 1;
    }
    long index = 2;
    for (long divisor = 3; true; divisor += 2) {
      budget.take();
      if (Primes.isPrime(divisor)) {
        if (Long.remainderUnsigned(heap, divisor) == 0) {
          return index;
        }
        index++;
      }
    }
  }
}
