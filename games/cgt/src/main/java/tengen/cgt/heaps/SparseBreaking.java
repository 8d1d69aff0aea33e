package tengen.cgt.heaps;

import java.util.Arrays;
import tengen.cgt.Budget;
import tengen.cgt.impartial.NimSequence;

/**
 * Computes nimbers under a finite code by the sparse space phenomenon: for some mask, few values
 * have an even number of bits in it. These rare values are closed under nim-addition. So two common
 * values add up to a rare value, and a common value is excluded only by pairs with a rare part. The
 * result is the least common value that no such pair excludes, or a smaller rare value that no pair
 * of common parts excludes. A few pairs nearly always show that there is no such rare value.
 *
 * <p>Any mask gives the right values. The mask with the fewest rare values is chosen again at each
 * power of two. Winning Ways, chapter 4, "Sparse spaces for Grundy's game"; Gangolli and Plambeck,
 * "A note on periodicity in some octal games", 1989.
 */
final class SparseBreaking implements NimSequence.Rule {
  private static final int FIRST_MASK = 256;

  private final OctalCode code;
  private final boolean unequal;
  private int mask;
  private int nextMask = FIRST_MASK;
  private int[] rare = new int[FIRST_MASK];
  private int rareCount;
  private int largest;

  /** By value, the last heap that has an option of this value. */
  private int[] excludedAt = new int[2];

  /**
   * Creates the computation for a code that is not endless.
   *
   * @param unequal whether the two heaps that remain must differ
   */
  SparseBreaking(OctalCode code, boolean unequal) {
    this.code = code;
    this.unequal = unequal;
    Arrays.fill(excludedAt, -1);
  }

  @Override
  public int next(int[] values, int heap, Budget budget) {
    if (heap == nextMask) {
      chooseMask(values, heap);
    }
    excludeWhole(values, heap);
    excludeWithRarePart(values, heap);
    int value = leastCommon(heap);
    if (leastExcept(heap) < value) {
      excludeWithCommonParts(values, heap, value);
      value = leastExcept(heap);
    }
    add(heap, value);
    return value;
  }

  private boolean isRare(int value) {
    return (Integer.bitCount(value & mask) & 1) == 0;
  }

  private void excludeWhole(int[] values, int heap) {
    for (int taken = 1; taken <= Math.min(code.lastDigit(), heap); taken++) {
      int bit = taken == heap ? OctalCode.NOTHING : OctalCode.ONE_HEAP;
      if (code.allows(bit, taken)) {
        excludedAt[values[heap - taken]] = heap;
      }
    }
  }

  private void excludeWithRarePart(int[] values, int heap) {
    for (int taken = 0; taken <= code.lastDigit(); taken++) {
      if (code.allows(OctalCode.TWO_HEAPS, taken)) {
        excludeWithRarePart(values, heap, heap - taken);
      }
    }
  }

  private void excludeWithRarePart(int[] values, int heap, int rest) {
    for (int i = 0; i < rareCount && rare[i] < rest; i++) {
      int part = rare[i];
      if (!unequal || 2 * part != rest) {
        excludedAt[values[part] ^ values[rest - part]] = heap;
      }
    }
  }

  /** Returns the least common value that is not excluded, or a value too large for any option. */
  private int leastCommon(int heap) {
    int value = 0;
    while (value < excludedAt.length && (isRare(value) || excludedAt[value] == heap)) {
      value++;
    }
    return value;
  }

  private int leastExcept(int heap) {
    int value = 0;
    while (excludedAt[value] == heap) {
      value++;
    }
    return value;
  }

  /**
   * Excludes the values of pairs of common parts, until no rare value below the least common one is
   * left, or no pair.
   */
  private void excludeWithCommonParts(int[] values, int heap, int common) {
    int least = leastExcept(heap);
    for (int taken = 0; taken <= code.lastDigit(); taken++) {
      if (!code.allows(OctalCode.TWO_HEAPS, taken)) {
        continue;
      }
      int rest = heap - taken;
      for (int part = 1; 2 * part <= rest; part++) {
        if (unequal && 2 * part == rest) {
          continue;
        }
        int option = values[part] ^ values[rest - part];
        excludedAt[option] = heap;
        if (option == least) {
          least = leastExcept(heap);
          if (least == common) {
            return;
          }
        }
      }
    }
  }

  private void add(int heap, int value) {
    if (value > largest) {
      largest = value;
      int length = 2 * Integer.highestOneBit(value) + 1;
      int before = excludedAt.length;
      if (length > before) {
        excludedAt = Arrays.copyOf(excludedAt, length);
        Arrays.fill(excludedAt, before, length, -1);
      }
    }
    if (heap > 0 && isRare(value)) {
      if (rareCount == rare.length) {
        rare = Arrays.copyOf(rare, 2 * rareCount);
      }
      rare[rareCount++] = heap;
    }
  }

  private void chooseMask(int[] values, int count) {
    nextMask = 2 * count;
    int[] occurrences = new int[largest + 1];
    for (int heap = 1; heap < count; heap++) {
      occurrences[values[heap]]++;
    }
    long fewest = count;
    for (int candidate = 1; candidate < 2 * Integer.highestOneBit(largest); candidate++) {
      long rareValues = 0;
      for (int value = 0; value <= largest; value++) {
        if ((Integer.bitCount(value & candidate) & 1) == 0) {
          rareValues += occurrences[value];
        }
      }
      if (rareValues < fewest) {
        fewest = rareValues;
        mask = candidate;
      }
    }
    rareCount = 0;
    for (int heap = 1; heap < count; heap++) {
      add(heap, values[heap]);
    }
  }
}
