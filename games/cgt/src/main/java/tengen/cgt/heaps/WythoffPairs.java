package tengen.cgt.heaps;

import java.math.BigInteger;

/**
 * The pairs of heaps from which the previous player wins Wythoff's game: floor(k phi) and k more,
 * where phi is the golden ratio. Wythoff, "A modification of the game of Nim", 1907.
 */
public final class WythoffPairs {
  private static final BigInteger FIVE = BigInteger.valueOf(5);

  private WythoffPairs() {}

  /**
   * Returns the other heap of the pair that contains this heap. Each positive integer is in exactly
   * one pair. If it is the lower one, k is heap / phi, rounded up. If it is the upper one, the
   * lower one is heap / phi, rounded down.
   */
  static BigInteger partner(BigInteger heap) {
    BigInteger byPhi = lower(heap).subtract(heap);
    BigInteger k = byPhi.add(BigInteger.ONE).min(heap);
    return lower(k).equals(heap) ? heap.add(k) : byPhi;
  }

  /** Returns the smaller heap of the k-th pair, from 0: floor(k phi), exactly. */
  public static BigInteger lower(BigInteger k) {
    return k.add(k.multiply(k).multiply(FIVE).sqrt()).shiftRight(1);
  }
}
