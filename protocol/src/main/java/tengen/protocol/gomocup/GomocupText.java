package tengen.protocol.gomocup;

import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;

/** Reads numbers and makes text printable. */
final class GomocupText {
  /** Maximum number of characters of a client's word in a reply. */
  private static final int MAX_ECHO_CHARACTERS = 32;

  /** Maximum length of a text, in characters. Piskvork accepts lines of 7997 bytes. */
  private static final int MAX_TEXT_CHARACTERS = 2000;

  private GomocupText() {}

  /**
   * Returns printable ASCII of limited length without surrounding blanks; other characters become
   * {@code ?}.
   */
  static String printable(String text) {
    int length = Math.min(text.length(), MAX_TEXT_CHARACTERS);
    var result = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      boolean blank = c == '\t' || c == '\n' || c == '\r';
      result.append(blank ? ' ' : isPrintable(c) ? c : '?');
    }
    return result.toString().strip();
  }

  /**
   * Returns printable text that is never empty, because managers recognize MESSAGE and similar
   * words by the blank and text after them.
   */
  static String reply(String text) {
    String result = printable(text);
    return result.isEmpty() ? "-" : result;
  }

  /** Reduces a text to a word of letters, digits and _, never empty. */
  static String word(String text) {
    String result = text.replaceAll("[^A-Za-z0-9_]", "");
    return result.isEmpty() ? "_" : result;
  }

  /** Returns the printable beginning of a client's word, for use in a reply. */
  static String echo(String text) {
    var result = new StringBuilder();
    for (int i = 0; i < text.length() && result.length() < MAX_ECHO_CHARACTERS; i++) {
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

  /** Decodes a path that managers send as UTF-8 and that was read as ISO-8859-1. */
  static String utf8(String bytes) {
    return new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }

  /** Returns two numbers as {@code 7,8}. */
  static String pair(int first, int second) {
    return first + "," + second;
  }

  private static boolean isPrintable(char c) {
    return ' ' <= c && c <= '~';
  }

  /** Parses a text as an integer and saturates it; empty if it is none. */
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

  /** Returns the integer part of a number: 1234 of {@code 1234.5}. */
  static OptionalLong wholePart(String text) {
    int point = text.indexOf('.');
    return number(point < 0 ? text : text.substring(0, point));
  }

  /** Returns the nearest {@code int}. */
  static int saturated(long value) {
    return Math.clamp(value, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }
}
