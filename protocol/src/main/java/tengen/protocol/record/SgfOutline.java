package tengen.protocol.record;

/**
 * A measure of how well a text fits SGF's structure, for guessing its charset.
 *
 * @param invalidCharacters number of characters outside of values that have no meaning in SGF
 * @param parts number of values and nodes
 */
record SgfOutline(int invalidCharacters, int parts) {

  static SgfOutline of(String text) {
    int invalidCharacters = 0;
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
        invalidCharacters++;
      }
    }
    return new SgfOutline(invalidCharacters, parts);
  }

  private static boolean isLetter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }

  /**
   * Returns whether this charset is better: the right one leaves no invalid characters and loses no
   * values.
   */
  boolean isBetterThan(SgfOutline other) {
    return invalidCharacters == 0 && (other.invalidCharacters > 0 || parts > other.parts);
  }
}
