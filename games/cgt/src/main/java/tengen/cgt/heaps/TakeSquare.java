package tengen.cgt.heaps;

import java.util.BitSet;
import java.util.stream.LongStream;
import tengen.cgt.Budget;
import tengen.cgt.impartial.NimSequence;
import tengen.cgt.impartial.WholeNumber;

/**
 * A move takes a square number; no formula of the values is known. Golomb, "A mathematical
 * investigation of games of take-away", 1966.
 */
final class TakeSquare implements Taking {
  private final NimSequence values = NimSequence.endless((known, heap, _) -> next(known, heap));

  private static int next(int[] known, int heap) {
    BitSet options = new BitSet();
    for (int root = 1; root * root <= heap; root++) {
      options.set(known[heap - root * root]);
    }
    return options.nextClearBit(0);
  }

  @Override
  public LongStream takes(long heap) {
    return LongStream.range(1, 1L << 32)
        .map(root -> root * root)
        .takeWhile(square -> WholeNumber.isAtMost(square, heap));
  }

  @Override
  public boolean mayTake(long taken, long heap) {
    long root = Math.round(Math.sqrt(unsigned(taken)));
    return root * root == taken;
  }

  private static double unsigned(long number) {
    return number >= 0 ? number : number + 0x1p64;
  }

  @Override
  public long nimber(long heap, Budget budget) {
    return values.at(heap, budget);
  }
}
