package tengen.protocol.json;

/**
 * The grammar of numbers (RFC 8259, section 6). A line of a client can have thousands, so the test
 * allocates nothing.
 */
final class JsonNumbers {
  private JsonNumbers() {}

  static boolean isNumber(String text) {
    int start = isAt(text, 0, "-") ? 1 : 0;
    int end = endOfDigits(text, start);
    boolean isWhole = end > start && (end == start + 1 || text.charAt(start) != '0');
    return isWhole && isFraction(text, end);
  }

  /** Returns whether the text from here on is an optional fraction and an optional exponent. */
  private static boolean isFraction(String text, int start) {
    if (!isAt(text, start, ".")) {
      return isExponent(text, start);
    }
    int end = endOfDigits(text, start + 1);
    return end > start + 1 && isExponent(text, end);
  }

  private static boolean isExponent(String text, int start) {
    if (!isAt(text, start, "eE")) {
      return start == text.length();
    }
    int digits = isAt(text, start + 1, "+-") ? start + 2 : start + 1;
    return digits < text.length() && endOfDigits(text, digits) == text.length();
  }

  private static int endOfDigits(String text, int start) {
    int end = start;
    while (isAt(text, end, "0123456789")) {
      end++;
    }
    return end;
  }

  /** Returns whether one of these characters is at an index. */
  private static boolean isAt(String text, int index, String characters) {
    return index < text.length() && characters.indexOf(text.charAt(index)) >= 0;
  }
}
