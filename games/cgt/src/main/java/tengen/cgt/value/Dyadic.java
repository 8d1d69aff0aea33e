package tengen.cgt.value;

import java.math.BigInteger;
import tengen.cgt.LimitException;

/**
 * The number {@code numerator / 2^exponent}, exact and of any size.
 *
 * @param numerator odd, unless the exponent is 0
 * @param exponent at least 0
 */
public record Dyadic(BigInteger numerator, int exponent) implements Comparable<Dyadic> {
  public static final Dyadic ZERO = of(0);
  public static final Dyadic ONE = of(1);

  /** Reduces the fraction to lowest terms. */
  public Dyadic {
    if (exponent < 0) {
      throw new IllegalArgumentException("the exponent must be at least 0, got " + exponent);
    }
    int common =
        numerator.signum() == 0 ? exponent : Math.min(exponent, numerator.getLowestSetBit());
    numerator = numerator.shiftRight(common);
    exponent -= common;
  }

  /** Returns an integer. */
  public static Dyadic of(long integer) {
    return new Dyadic(BigInteger.valueOf(integer), 0);
  }

  /** Returns {@code numerator / 2^exponent}. */
  public static Dyadic of(long numerator, int exponent) {
    return new Dyadic(BigInteger.valueOf(numerator), exponent);
  }

  /**
   * Returns the simplest number between two: the integer of least absolute value, or else the
   * fraction with the smallest denominator. On Numbers and Games, theorem 11.
   *
   * @throws IllegalArgumentException if {@code above} is not less than {@code below}
   */
  public static Dyadic simplestBetween(Dyadic above, Dyadic below) {
    if (above.compareTo(below) >= 0) {
      throw new IllegalArgumentException("no number between " + above + " and " + below);
    }
    if (above.signum() < 0 && below.signum() > 0) {
      return ZERO;
    }
    return above.signum() < 0
        ? simplestPositive(below.negated(), above.negated()).negated()
        : simplestPositive(above, below);
  }

  /**
   * Returns the simplest number between two that are not negative. Both are compared with the same
   * number of fraction bits. A multiple of a power of two lies between {@code above} and {@code
   * below} if {@code above} and the greatest number less than {@code below} differ in that bit or a
   * higher one.
   */
  private static Dyadic simplestPositive(Dyadic above, Dyadic below) {
    int common = Math.max(above.exponent, below.exponent);
    BigInteger last = below.scaled(common).subtract(BigInteger.ONE);
    int differing = above.scaled(common).xor(last).bitLength() - 1;
    return above.nextMultiple(Math.max(0, common - differing));
  }

  /** Returns the least multiple of 1/2^exponent above this number. */
  private Dyadic nextMultiple(int multipleExponent) {
    int shift = multipleExponent - exponent;
    BigInteger floor = shift < 0 ? numerator.shiftRight(-shift) : numerator.shiftLeft(shift);
    return new Dyadic(floor.add(BigInteger.ONE), multipleExponent);
  }

  public Dyadic plus(Dyadic other) {
    int common = Math.max(exponent, other.exponent);
    return new Dyadic(scaled(common).add(other.scaled(common)), common);
  }

  public Dyadic minus(Dyadic other) {
    return plus(other.negated());
  }

  public Dyadic negated() {
    return new Dyadic(numerator.negate(), exponent);
  }

  public Dyadic abs() {
    return signum() < 0 ? negated() : this;
  }

  public Dyadic times(int factor) {
    return new Dyadic(numerator.multiply(BigInteger.valueOf(factor)), exponent);
  }

  /** Returns this / 2. */
  public Dyadic half() {
    return new Dyadic(numerator, exponent + 1);
  }

  public boolean isInteger() {
    return exponent == 0;
  }

  /**
   * Returns the birthday.
   *
   * @throws LimitException if it has more than 62 bits
   */
  public long birthday() {
    BigInteger floor = numerator.abs().shiftRight(exponent);
    if (floor.bitLength() > 62) {
      throw new LimitException("the birthday of the number exceeds " + Long.MAX_VALUE / 2);
    }
    return floor.longValue() + (isInteger() ? 0 : 1 + exponent);
  }

  /** Returns -1, 0 or 1. */
  public int signum() {
    return numerator.signum();
  }

  public Dyadic min(Dyadic other) {
    return compareTo(other) <= 0 ? this : other;
  }

  public Dyadic max(Dyadic other) {
    return compareTo(other) >= 0 ? this : other;
  }

  @Override
  public int compareTo(Dyadic other) {
    if (exponent == other.exponent) {
      return numerator.compareTo(other.numerator);
    }
    int common = Math.max(exponent, other.exponent);
    return scaled(common).compareTo(other.scaled(common));
  }

  private BigInteger scaled(int toExponent) {
    return numerator.shiftLeft(toExponent - exponent);
  }

  /** Returns {@code -3/4} or {@code 2}. */
  @Override
  public String toString() {
    return exponent == 0 ? numerator.toString() : numerator + "/" + BigInteger.TWO.pow(exponent);
  }
}
