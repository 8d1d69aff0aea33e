package tengen.app.text;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tengen.config.OptionFile;

/**
 * A part of a command-line value such as {@code cmd=PATH,arg=-v}.
 *
 * @param key empty for a word without {@code =}
 */
record KeyValue(String key, String value) {
  private static final Pattern PART = Pattern.compile("([a-z0-9.-]+)=(.*)", Pattern.DOTALL);

  /** Splits a text into its parts, in order. Commas that begin no part belong to the value. */
  static List<KeyValue> split(String text) {
    return Stream.of(OptionFile.NEXT_PART.split(text, -1)).map(KeyValue::of).toList();
  }

  private static KeyValue of(String part) {
    Matcher matcher = PART.matcher(part);
    return matcher.matches()
        ? new KeyValue(matcher.group(1), matcher.group(2))
        : new KeyValue("", part);
  }

  @Override
  public String toString() {
    return key.isEmpty() ? value : key + "=" + value;
  }
}
