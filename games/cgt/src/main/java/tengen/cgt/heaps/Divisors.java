package tengen.cgt.heaps;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.LongStream;
import tengen.cgt.impartial.WholeNumber;

/**
 * Divisors of unsigned numbers. Prime factors above 16 bits are found by Pollard, "A Monte Carlo
 * method for factorization", 1975, with the multiplication of Montgomery, "Modular multiplication
 * without trial division", 1985.
 */
final class Divisors {
  /** Bound of trial division. At most three prime factors of a number are larger. */
  private static final long MAX_TRIAL = 1 << 16;

  /** Number of steps between two greatest common divisors. */
  private static final int BATCH = 64;

  private Divisors() {}

  /** Returns the divisors of a number above 0, ascending. */
  static LongStream of(long number) {
    long[] divisors = {1};
    for (Map.Entry<Long, Integer> power : factors(number).entrySet()) {
      divisors = times(divisors, power.getKey(), power.getValue());
    }
    return LongStream.of(divisors)
        .map(divisor -> divisor ^ Long.MIN_VALUE)
        .sorted()
        .map(divisor -> divisor ^ Long.MIN_VALUE);
  }

  /** Returns the products of each divisor and each power of a prime up to an exponent. */
  private static long[] times(long[] divisors, long prime, int exponent) {
    long[] all = Arrays.copyOf(divisors, divisors.length * (exponent + 1));
    for (int i = divisors.length; i < all.length; i++) {
      all[i] = all[i - divisors.length] * prime;
    }
    return all;
  }

  /** Returns the exponents of a number's prime factors. */
  private static Map<Long, Integer> factors(long number) {
    Map<Long, Integer> exponents = new HashMap<>();
    long rest = number;
    for (long divisor = 2;
        divisor < MAX_TRIAL && WholeNumber.isAtMost(divisor * divisor, rest);
        divisor++) {
      while (Long.remainderUnsigned(rest, divisor) == 0) {
        exponents.merge(divisor, 1, Integer::sum);
        rest = Long.divideUnsigned(rest, divisor);
      }
    }
    addFactors(rest, exponents);
    return exponents;
  }

  private static void addFactors(long number, Map<Long, Integer> exponents) {
    if (Primes.isPrime(number)) {
      exponents.merge(number, 1, Integer::sum);
    } else if (number != 1) {
      long divisor = divisor(number);
      addFactors(divisor, exponents);
      addFactors(Long.divideUnsigned(number, divisor), exponents);
    }
  }

  /** Returns a divisor, except for 1 and itself, of a number with only large prime factors. */
  private static long divisor(long number) {
    long divisor = number;
    for (long start = 2; divisor == number; start++) {
      divisor = divisor(number, inverse(number), start);
    }
    return divisor;
  }

  /** Returns a divisor above 1, which may be the number itself. */
  private static long divisor(long number, long inverse, long start) {
    long slow = start;
    long fast = start;
    long divisor = 1;
    while (divisor == 1) {
      long product = 1;
      for (int i = 0; i < BATCH; i++) {
        slow = next(slow, number, inverse);
        fast = next(next(fast, number, inverse), number, inverse);
        product = product(product, distance(slow, fast), number, inverse);
      }
      divisor = WholeNumber.greatestCommonDivisor(number, product);
    }
    return divisor;
  }

  private static long distance(long one, long other) {
    return WholeNumber.isBelow(one, other) ? other - one : one - other;
  }

  private static long next(long number, long modulus, long inverse) {
    long square = product(number, number, modulus, inverse);
    return square == modulus - 1 ? 0 : square + 1;
  }

  /** Returns the inverse of an odd number modulo 2^64. */
  private static long inverse(long odd) {
    long inverse = odd;
    for (int bits = 3; bits < Long.SIZE; bits *= 2) {
      inverse *= 2 - odd * inverse;
    }
    return inverse;
  }

  /** Returns the product of two numbers, divided by 2^64, modulo an odd number. */
  private static long product(long one, long other, long modulus, long inverse) {
    long high = Math.unsignedMultiplyHigh(one, other);
    long subtracted = Math.unsignedMultiplyHigh(one * other * inverse, modulus);
    return high - subtracted + (WholeNumber.isBelow(high, subtracted) ? modulus : 0);
  }
}
