package tengen.protocol.gomocup;

import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;

/** Reads numbers and makes text printable. */
final class GomocupText {
  /** So much of a client's own word comes back to it. */
  private static final int ECHO = 32;

  /** Piskvork keeps 7997 bytes of a line; no text of ours comes near it. */
  private static final int LONGEST = 2000;

  private GomocupText() {}

  /** Printable ASCII, bounded, without blanks at the ends; anything else turns into {@code ?}. */
  static String printable(String text) {
    int length = Math.min(text.length(), LONGEST);
    var result = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      boolean blank = c == '\t' || c == '\n' || c == '\r';
      result.append(blank ? ' ' : isPrintable(c) ? c : '?');
    }
    return result.toString().strip();
  }

  /** The same, never empty: managers know MESSAGE and its like by the blank and the text. */
  static String reply(String text) {
    String result = printable(text);
    return result.isEmpty() ? "-" : result;
  }

  /** What is left of this as one word of letters, digits and _; never empty. */
  static String word(String text) {
    String result = text.replaceAll("[^A-Za-z0-9_]", "");
    return result.isEmpty() ? "_" : result;
  }

  /** The printable part of a client's word, bounded: fit to stand in a reply. */
  static String echo(String text) {
    var result = new StringBuilder();
    for (int i = 0; i < text.length() && result.length() < ECHO; i++) {
      char c = text.charAt(i);
      if (c == ' ' || c == '\t') {
        break;
      }
      if (isPrintable(c)) {
        result.append(c);
      }
    }
    return result.toString();
  }

  /** A path that managers send as UTF-8, out of bytes that were read as ISO-8859-1. */
  static String utf8(String bytes) {
    return new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }

  private static boolean isPrintable(char c) {
    return ' ' <= c && c <= '~';
  }

  /** A whole number, all of the text; saturated. Empty: it is none. */
  static OptionalLong number(String text) {
    int first = !text.isEmpty() && "+-".indexOf(text.charAt(0)) >= 0 ? 1 : 0;
    if (first == text.length()) {
      return OptionalLong.empty();
    }
    boolean negative = text.charAt(0) == '-';
    long value = 0;
    for (int i = first; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return OptionalLong.empty();
      }
      value = appended(value, negative ? -digit : digit);
    }
    return OptionalLong.of(value);
  }

  private static long appended(long value, int digit) {
    long limit = digit < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    if (value > Long.MAX_VALUE / 10 || value < Long.MIN_VALUE / 10) {
      return value < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
    long shifted = value * 10;
    long sum = shifted + digit;
    boolean overflow = digit > 0 ? sum < shifted : sum > shifted;
    return overflow ? limit : sum;
  }

  /** The whole part of a number that may have a fraction: 1234 of {@code 1234.5}. */
  static OptionalLong wholePart(String text) {
    int point = text.indexOf('.');
    return number(point < 0 ? text : text.substring(0, point));
  }

  /** The nearest {@code int}. */
  static int saturated(long value) {
    return Math.clamp(value, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }
}
