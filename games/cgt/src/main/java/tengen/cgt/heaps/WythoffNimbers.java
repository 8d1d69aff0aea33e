package tengen.cgt.heaps;

import java.util.BitSet;
import java.util.stream.IntStream;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.impartial.WholeNumber;

/**
 * The nimbers of Wythoff's game up to two heaps, computed row by row. Each is the least value that
 * occurs neither to the left, nor below, nor on the diagonal. No formula is known: Dress,
 * Flammenkamp and Pink, "Additive periodicity of the Sprague-Grundy function of certain Nim games",
 * 1999.
 */
final class WythoffNimbers {
  private static final int MAX_HEAP = 2000;

  private final int[][] nimbers;

  /**
   * Computes the nimbers of all positions with heaps up to these.
   *
   * @throws LimitException if a heap is above 2,000 or the budget is spent
   */
  WythoffNimbers(long first, long second, Budget budget) {
    if (!WholeNumber.isAtMost(first, MAX_HEAP) || !WholeNumber.isAtMost(second, MAX_HEAP)) {
      throw new LimitException("wythoff's nimbers are computed for heaps of at most " + MAX_HEAP);
    }
    nimbers = new int[(int) first + 1][(int) second + 1];
    BitSet[] columns = sets((int) second + 1);
    BitSet[] diagonals = sets((int) first + (int) second + 1);
    for (int a = 0; a <= first; a++) {
      BitSet row = new BitSet();
      for (int b = 0; b <= second; b++) {
        budget.take();
        BitSet diagonal = diagonals[(int) first + b - a];
        BitSet options = (BitSet) row.clone();
        options.or(columns[b]);
        options.or(diagonal);
        int nimber = options.nextClearBit(0);
        nimbers[a][b] = nimber;
        row.set(nimber);
        columns[b].set(nimber);
        diagonal.set(nimber);
      }
    }
  }

  private static BitSet[] sets(int count) {
    return IntStream.range(0, count).mapToObj(_ -> new BitSet()).toArray(BitSet[]::new);
  }

  /** Returns the nimber of two heaps, each at most the heap of the constructor. */
  int at(long first, long second) {
    return nimbers[(int) first][(int) second];
  }
}
