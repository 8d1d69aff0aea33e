package tengen.archive;

import java.util.HexFormat;
import tengen.store.archive.TextSize;

/**
 * Escaping of text for storage. PostgreSQL accepts neither U+0000 nor an unpaired surrogate; these
 * and the backslash become <code>&#92;uXXXX</code>. Clients choose the text, so every character
 * takes about the same time.
 */
final class StoredText {
  private static final HexFormat HEX = HexFormat.of().withUpperCase();
  private static final String ESCAPE = "\\u";

  /** Maximum number of stored characters per character. */
  static final int ESCAPED_LENGTH = 6;

  private StoredText() {}

  static String of(String text) {
    int special = nextSpecial(text, 0);
    if (special == text.length()) {
      return text;
    }
    var stored = new StringBuilder(text.length() + ESCAPED_LENGTH);
    int from = 0;
    while (special < text.length()) {
      stored
          .append(text, from, special)
          .append(ESCAPE)
          .append(HEX.toHexDigits(text.charAt(special)));
      from = special + 1;
      special = nextSpecial(text, from);
    }
    return stored.append(text, from, text.length()).toString();
  }

  /** Returns the index of the first character to escape from {@code start} on, or the length. */
  private static int nextSpecial(String text, int start) {
    int at = start;
    while (at < text.length()) {
      int codePoint = text.codePointAt(at);
      if (isSpecial(codePoint)) {
        return at;
      }
      at += Character.charCount(codePoint);
    }
    return at;
  }

  private static boolean isSpecial(int codePoint) {
    return codePoint == 0
        || codePoint == '\\'
        || (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE);
  }

  /** Returns the number of bytes that the stored form takes in UTF-8. */
  static long bytes(String text) {
    long bytes = 0;
    int at = 0;
    while (at < text.length()) {
      int codePoint = text.codePointAt(at);
      bytes += isSpecial(codePoint) ? ESCAPED_LENGTH : TextSize.utf8Bytes(codePoint);
      at += Character.charCount(codePoint);
    }
    return bytes;
  }

  static String read(String stored) {
    int escape = nextEscape(stored, 0);
    if (escape < 0) {
      return stored;
    }
    var text = new StringBuilder(stored.length());
    int from = 0;
    while (escape >= 0) {
      int end = escape + ESCAPED_LENGTH;
      text.append(stored, from, escape)
          .append((char) HexFormat.fromHexDigits(stored, end - 4, end));
      from = end;
      escape = nextEscape(stored, from);
    }
    return text.append(stored, from, stored.length()).toString();
  }

  /** Returns the index of the first escape from {@code start} on, or -1. */
  private static int nextEscape(String stored, int start) {
    int at = stored.indexOf(ESCAPE, start);
    while (at >= 0 && !isEscape(stored, at)) {
      at = stored.indexOf(ESCAPE, at + 1);
    }
    return at;
  }

  private static boolean isEscape(String stored, int at) {
    int end = at + ESCAPED_LENGTH;
    return end <= stored.length()
        && stored.substring(end - 4, end).chars().allMatch(HexFormat::isHexDigit);
  }
}
