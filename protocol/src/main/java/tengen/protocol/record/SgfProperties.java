package tengen.protocol.record;

import java.util.List;

/**
 * Properties of a node that Tengen stores unread, such as marks and the name of the event, in SGF's
 * form: {@code TR[aa][bb]LB[cc:1]}.
 */
public final class SgfProperties {
  /** Maximum length of the unread properties of a game, in UTF-16 characters. */
  public static final int MAX_CHARS = 256 * 1024;

  private SgfProperties() {}

  /** Returns a property with these values, escaped. */
  public static String write(String identifier, List<String> values) {
    var text = new StringBuilder(identifier);
    for (String value : values) {
      text.append('[').append(value.replace("\\", "\\\\").replace("]", "\\]")).append(']');
    }
    return text.toString();
  }

  /** Returns whether such properties include one of this name. */
  static boolean contain(String text, String identifier) {
    boolean isInValue = false;
    int name = 0;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (isInValue) {
        at += c == '\\' ? 1 : 0;
        isInValue = c != ']';
        name = at + 1;
      } else if (c == '[') {
        if (text.substring(name, at).equals(identifier)) {
          return true;
        }
        isInValue = true;
      }
    }
    return false;
  }

  /** Returns whether a text consists of such properties and does not exceed the maximum length. */
  public static boolean areValid(String text) {
    boolean isInValue = false;
    boolean isNamed = false;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (isInValue) {
        at += c == '\\' ? 1 : 0;
        isInValue = c != ']';
      } else if (c == '[' && isNamed) {
        isInValue = true;
      } else if (c >= 'A' && c <= 'Z') {
        isNamed = true;
      } else {
        return false;
      }
    }
    return !isInValue && text.length() <= MAX_CHARS && (text.isEmpty() || text.endsWith("]"));
  }
}
