package tengen.cgt.impartial;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import tengen.cgt.NotationException;

/**
 * Integers from 0 to 2^64 - 1 as unsigned {@code long}s, which sizes of heaps and places of coins
 * are.
 */
public final class WholeNumber {
  private static final Pattern DIGITS = Pattern.compile("[0-9]{1,20}");

  private WholeNumber() {}

  /** Reads a number. */
  public static long parse(String text) {
    if (!DIGITS.matcher(text).matches()) {
      throw wrong(text);
    }
    try {
      return Long.parseUnsignedLong(text);
    } catch (NumberFormatException e) {
      throw wrong(text);
    }
  }

  /** Reads numbers separated by blanks. */
  public static List<Long> parseAll(String text) {
    return Words.of(text).stream().map(WholeNumber::parse).toList();
  }

  /** Prints numbers separated by blanks. */
  public static String print(List<Long> numbers) {
    return String.join(" ", numbers.stream().map(Long::toUnsignedString).toList());
  }

  /** Returns the numbers from 1 to {@code last}, lazily. */
  public static LongStream upTo(long last) {
    return LongStream.iterate(1, n -> n != 0 && isAtMost(n, last), n -> n + 1);
  }

  /** Returns whether a is less than or equal to b. */
  public static boolean isAtMost(long a, long b) {
    return Long.compareUnsigned(a, b) <= 0;
  }

  /** Returns whether a is less than b. */
  public static boolean isBelow(long a, long b) {
    return Long.compareUnsigned(a, b) < 0;
  }

  /** Returns the greatest common divisor of two numbers; that of a number and 0 is the number. */
  public static long greatestCommonDivisor(long a, long b) {
    return b == 0 ? a : greatestCommonDivisor(b, Long.remainderUnsigned(a, b));
  }

  private static NotationException wrong(String text) {
    return new NotationException("'" + text + "' is not a whole number below 2^64");
  }
}
