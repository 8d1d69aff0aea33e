package tengen.cgt.heaps;

import java.math.BigInteger;

/**
 * The pairs of heaps from which the previous player wins Wythoff's game: floor(k phi) and k more,
 * phi the golden ratio. Wythoff, "A modification of the game of Nim", 1907.
 */
public final class WythoffPairs {
  private static final BigInteger FIVE = BigInteger.valueOf(5);

  private WythoffPairs() {}

  /**
   * The other heap of the one pair that has this heap. Each whole number is a lower or an upper one
   * of the pairs: a lower one has k = heap / phi, rounded up, and the lower one of an upper one is
   * heap / phi, rounded down.
   */
  static BigInteger partner(BigInteger heap) {
    BigInteger byPhi = lower(heap).subtract(heap);
    BigInteger k = byPhi.add(BigInteger.ONE).min(heap);
    return lower(k).equals(heap) ? heap.add(k) : byPhi;
  }

  /** The smaller heap of the k-th pair, from 0 on: floor(k phi), exactly. */
  public static BigInteger lower(BigInteger k) {
    return k.add(k.multiply(k).multiply(FIVE).sqrt()).shiftRight(1);
  }
}
