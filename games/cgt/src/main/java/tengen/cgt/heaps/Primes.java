package tengen.cgt.heaps;

import java.math.BigInteger;
import tengen.cgt.impartial.WholeNumber;

/**
 * Prime numbers below 2^64 by the Miller-Rabin test. Miller, "Riemann's hypothesis and tests for
 * primality", 1976. Bases without exceptions: 2, 7 and 61 below 4,759,123,141 by Jaeschke, "On
 * strong pseudoprimes to several bases", 1993; twelve bases by Sorenson and Webster, "Strong
 * pseudoprimes to twelve prime bases", 2017.
 */
public final class Primes {
  private static final long[] FIRST = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
  private static final long[] BASES_TO_32_BITS = {2, 7, 61};

  private Primes() {}

  /** Returns whether an unsigned number is prime. */
  public static boolean isPrime(long n) {
    for (long prime : FIRST) {
      if (Long.remainderUnsigned(n, prime) == 0) {
        return n == prime;
      }
    }
    if (WholeNumber.isBelow(n, 37 * 37)) {
      return n > 1;
    }
    return n >>> Integer.SIZE == 0
        ? passes(n, BASES_TO_32_BITS, Primes::powerOf32Bits)
        : passes(n, FIRST, Primes::power);
  }

  /** Returns the largest prime below n, which is unsigned and above 2. */
  public static long below(long n) {
    long candidate = n - 1;
    while (!isPrime(candidate)) {
      candidate--;
    }
    return candidate;
  }

  private interface Power {
    long modulo(long base, long exponent, long modulus);
  }

  /** Runs Miller and Rabin's test, where n - 1 is odd times 2^twos. */
  private static boolean passes(long n, long[] bases, Power power) {
    int twos = Long.numberOfTrailingZeros(n - 1);
    long odd = (n - 1) >>> twos;
    for (long base : bases) {
      if (base % n != 0 && isWitness(n, power.modulo(base, odd, n), twos, power)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isWitness(long n, long first, int twos, Power power) {
    long x = first;
    if (x == 1) {
      return false;
    }
    for (int i = 0; i < twos; i++) {
      if (x == n - 1) {
        return false;
      }
      x = power.modulo(x, 2, n);
    }
    return true;
  }

  private static long powerOf32Bits(long base, long exponent, long modulus) {
    long result = 1;
    long square = base % modulus;
    for (long rest = exponent; rest != 0; rest >>>= 1) {
      if ((rest & 1) != 0) {
        result = Long.remainderUnsigned(result * square, modulus);
      }
      square = Long.remainderUnsigned(square * square, modulus);
    }
    return result;
  }

  private static long power(long base, long exponent, long modulus) {
    return unsigned(base).modPow(unsigned(exponent), unsigned(modulus)).longValue();
  }

  private static BigInteger unsigned(long n) {
    return new BigInteger(Long.toUnsignedString(n));
  }
}
