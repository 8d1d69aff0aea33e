package tengen.cgt.heaps;

import java.util.BitSet;
import tengen.cgt.Budget;
import tengen.cgt.impartial.NimSequence;

/**
 * Computes nimbers under an octal code whose last digit repeats forever. The repeated digit allows
 * the same from a heap of n as from n - 1, and one more size to leave. So each size that may be
 * left is considered once.
 */
final class EndlessBreaking implements NimSequence.Rule {
  private final OctalCode code;
  private final BitSet byEndlessDigit = new BitSet();

  EndlessBreaking(OctalCode code) {
    this.code = code;
  }

  @Override
  public int next(int[] values, int heap, Budget budget) {
    int last = code.lastDigit();
    if (heap >= last) {
      exclude(last, heap - last, values, byEndlessDigit);
    }
    BitSet options = new BitSet();
    options.or(byEndlessDigit);
    for (int taken = 0; taken < Math.min(last, heap + 1); taken++) {
      exclude(taken, heap - taken, values, options);
    }
    return options.nextClearBit(0);
  }

  private void exclude(int taken, int rest, int[] values, BitSet options) {
    if (rest == 0) {
      options.set(0, code.allows(OctalCode.NOTHING, taken) || options.get(0));
      return;
    }
    if (code.allows(OctalCode.ONE_HEAP, taken)) {
      options.set(values[rest]);
    }
    if (code.allows(OctalCode.TWO_HEAPS, taken)) {
      for (int smaller = 1; smaller <= rest / 2; smaller++) {
        options.set(values[smaller] ^ values[rest - smaller]);
      }
    }
  }
}
