package tengen.protocol.record;

/**
 * A measure of how well a text fits SGF's structure, for guessing its charset.
 *
 * @param strays number of characters outside of values that have no meaning in SGF
 * @param parts number of values and nodes
 */
record SgfOutline(int strays, int parts) {

  static SgfOutline of(String text) {
    int strays = 0;
    int parts = 0;
    int depth = 0;
    boolean isInValue = false;
    for (int at = Math.max(0, text.indexOf('(')); at < text.length(); at++) {
      char c = text.charAt(at);
      if (isInValue) {
        at += c == '\\' ? 1 : 0;
        isInValue = c != ']';
      } else if (c == '(' || c == ')') {
        depth += c == '(' ? 1 : -1;
      } else if (depth > 0 && (c == '[' || c == ';')) {
        parts++;
        isInValue = c == '[';
      } else if (depth > 0 && !isLetter(c) && c > ' ') {
        strays++;
      }
    }
    return new SgfOutline(strays, parts);
  }

  private static boolean isLetter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }

  /** Returns whether this charset is better: the right one leaves no strays and loses no values. */
  boolean isBetterThan(SgfOutline other) {
    return strays == 0 && (other.strays > 0 || parts > other.parts);
  }
}
