package tengen.config;

/** Makes text from a file printable on a single line of a terminal. */
final class Printable {
  private Printable() {}

  /**
   * Replaces control characters, line breaks and lone surrogates, and cuts the text to a length.
   */
  static String line(String text, int maxCharacters) {
    StringBuilder line = new StringBuilder();
    text.codePoints()
        .limit(maxCharacters + 1L)
        .forEach(
            character -> {
              if (isPrintable(character)) {
                line.appendCodePoint(character);
              } else {
                line.append(String.format("\\u%04x", character));
              }
            });
    if (line.codePointCount(0, line.length()) <= maxCharacters) {
      return line.toString();
    }
    return line.substring(0, line.offsetByCodePoints(0, maxCharacters - 1)) + "…";
  }

  static boolean isPrintable(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.UNASSIGNED,
          Character.PRIVATE_USE ->
          false;
      default -> true;
    };
  }
}
