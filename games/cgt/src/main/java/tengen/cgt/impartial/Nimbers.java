package tengen.cgt.impartial;

/**
 * The field of nimbers below 2^64, each an unsigned {@code long}.
 *
 * <p>Conway, On Numbers and Games, chapter 6; Winning Ways, chapter 14.
 */
public final class Nimbers {
  private static final int NIMBER_BITS = 64;

  private Nimbers() {}

  /** Returns the nim-sum. */
  public static long add(long a, long b) {
    return a ^ b;
  }

  /** Returns the nim-product. */
  public static long multiply(long a, long b) {
    return multiply(a, b, NIMBER_BITS / 2);
  }

  /**
   * Returns the product of nimbers of two halves with {@code half} bits each. With F = 2^half, a
   * Fermat power, F times a smaller nimber is the plain product and F times F is F + F/2. So three
   * products of halves give the whole, as in Karatsuba's multiplication.
   */
  private static long multiply(long a, long b, int half) {
    if (half == 0 || Long.compareUnsigned(a, 1) <= 0 || Long.compareUnsigned(b, 1) <= 0) {
      return a * b;
    }
    long mask = (1L << half) - 1;
    long aHigh = a >>> half;
    long aLow = a & mask;
    long bHigh = b >>> half;
    long bLow = b & mask;
    long low = multiply(aLow, bLow, half / 2);
    long sums = multiply(aHigh ^ aLow, bHigh ^ bLow, half / 2);
    long high = multiply(aHigh, bHigh, half / 2);
    return (sums ^ low) << half ^ low ^ multiply(high, 1L << (half - 1), half / 2);
  }

  /** Returns a / b, where b is not 0. */
  public static long divide(long a, long b) {
    return multiply(a, inverse(b));
  }

  /**
   * Returns the inverse. The 2^64 - 1 nimbers other than 0 are a group, so the inverse is the power
   * 2^64 - 2: the product of the powers 2, 4, 8 and so on to 2^63.
   *
   * @throws ArithmeticException if a is 0
   */
  public static long inverse(long a) {
    if (a == 0) {
      throw new ArithmeticException("0 has no inverse");
    }
    long power = a;
    long inverse = 1;
    for (int exponent = 1; exponent < NIMBER_BITS; exponent++) {
      power = multiply(power, power);
      inverse = multiply(inverse, power);
    }
    return inverse;
  }

  /** Returns the square root: the power 2^63, since squaring 64 times gives the original nimber. */
  public static long squareRoot(long a) {
    long power = a;
    for (int exponent = 1; exponent < NIMBER_BITS; exponent++) {
      power = multiply(power, power);
    }
    return power;
  }

  /** Returns the usual notation: {@code 0}, {@code *}, {@code *2}. */
  public static String print(long nimber) {
    if (nimber == 0 || nimber == 1) {
      return nimber == 0 ? "0" : "*";
    }
    return "*" + Long.toUnsignedString(nimber);
  }
}
