package tengen.host.log;

import java.util.regex.Pattern;

/**
 * Details that follow the sentence of a log line, such as {@code client=/127.0.0.1:41234
 * reason="idle for 60 seconds"}.
 */
public final class LogDetails {
  /** A value that needs no quotes. */
  private static final Pattern PLAIN = Pattern.compile("[^\\s\"]+");

  private LogDetails() {}

  /**
   * Returns details as {@code key=value}. Quotes a value that is empty or has blanks or quotes.
   *
   * @param details keys, each followed by its value
   */
  public static String of(Object... details) {
    var text = new StringBuilder();
    for (int i = 0; i < details.length; i += 2) {
      text.append(i == 0 ? "" : " ").append(details[i]).append('=');
      text.append(value(String.valueOf(details[i + 1])));
    }
    return text.toString();
  }

  /** Returns a line: a sentence and its details. */
  public static String line(String sentence, Object... details) {
    return sentence + following(details);
  }

  /** Returns the details with a space before them, or an empty text if there are none. */
  public static String following(Object... details) {
    return details.length == 0 ? "" : " " + of(details);
  }

  private static String value(String value) {
    return PLAIN.matcher(value).matches()
        ? value
        : '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
