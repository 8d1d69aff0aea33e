package tengen.archive;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Text as it is stored. PostgreSQL takes neither U+0000 nor half a character of UTF-16; these, and
 * the backslash, become <code>&#92;uXXXX</code>.
 */
final class StoredText {
  private static final Pattern SPECIAL = Pattern.compile("[\\x00\\\\\\p{Cs}]");

  private static final Pattern ESCAPED = Pattern.compile("\\\\u([0-9A-F]{4})");

  private StoredText() {}

  static String of(String text) {
    return SPECIAL
        .matcher(text)
        .replaceAll(
            found -> Matcher.quoteReplacement("\\u%04X".formatted((int) found.group().charAt(0))));
  }

  static String read(String stored) {
    return ESCAPED
        .matcher(stored)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    Character.toString((char) Integer.parseInt(found.group(1), 16))));
  }
}
