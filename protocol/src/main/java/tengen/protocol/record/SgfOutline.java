package tengen.protocol.record;

/**
 * How much of SGF's structure a text has, by which the right charset is told from others.
 *
 * @param strays characters of a game outside of values for which SGF has no meaning
 * @param parts values and nodes
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

  /** The right charset leaves no strays, and swallows no value. */
  boolean isBetterThan(SgfOutline other) {
    return strays == 0 && (other.strays > 0 || parts > other.parts);
  }
}
