package tengen.protocol.registry;

import java.util.Optional;
import java.util.regex.Pattern;
import tengen.protocol.Line;

/**
 * The first line of a connection that is not blank, without a byte order mark, control characters
 * and surrounding blanks. A lone CR ends it, as in Gomocup.
 *
 * @param cut whether the text is only the beginning of a line that exceeds the limit
 */
public record FirstLine(String text, boolean cut) {
  private static final Pattern CARRIAGE_RETURN = Pattern.compile("\r");
  private static final Pattern BLANK = Pattern.compile("\\s");
  private static final Pattern NOT_PRINTED = Pattern.compile("[\\x00-\\x08\\x0A-\\x1F\\x7F]");

  /**
   * Matches a method in capitals, as every client sends it: RFC 9110, section 9; RFC 5789; RFC
   * 9113, section 3.4.
   */
  private static final Pattern HTTP_METHOD =
      Pattern.compile("(CONNECT|DELETE|GET|HEAD|OPTIONS|PATCH|POST|PRI|PUT|TRACE)\\s");

  /** Matches the version in {@code METHOD target HTTP/1.1}: RFC 9112, section 3. */
  private static final Pattern HTTP_VERSION = Pattern.compile("\\sHTTP/[0-9]+(\\.[0-9]+)?$");

  /** Matches the beginning of a request line that exceeds the limit. */
  private static final Pattern CUT_REQUEST = Pattern.compile("\\S+\\s\\S+(\\s\\S*)?");

  /** Returns the first line; empty if this line is blank. */
  public static Optional<FirstLine> of(Line line) {
    return CARRIAGE_RETURN
        .splitAsStream(line.unmarked())
        .map(part -> NOT_PRINTED.matcher(part).replaceAll("").strip())
        .filter(text -> !text.isEmpty())
        .findFirst()
        .map(text -> new FirstLine(text, line.cut()));
  }

  /** Returns whether its first word is complete, or it is JSON. */
  boolean hasWord() {
    return !cut || text.startsWith("{") || BLANK.matcher(text).find();
  }

  /** Returns whether it begins an HTTP request, as browsers send. */
  public boolean isHttp() {
    return HTTP_METHOD.matcher(text).lookingAt()
        && (HTTP_VERSION.matcher(text).find() || (cut && CUT_REQUEST.matcher(text).matches()));
  }
}
