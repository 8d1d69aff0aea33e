package tengen.protocol.gtp;

import java.util.OptionalInt;
import java.util.regex.Pattern;

/** The reply to a command, or a line of it. */
public sealed interface GtpReply {

  /** Returns the text without status and id. */
  String text();

  /** The empty line that ends an analysis. */
  Part END = new Part("");

  /** The beginning of an analysis: the status, and the command's id if it has one. */
  record Opening(OptionalInt id) implements GtpReply {
    @Override
    public String text() {
      return "";
    }
  }

  /** A line of an analysis. */
  record Part(String text) implements GtpReply {}

  /**
   * A success. The text may have several lines; empty lines inside become blanks, and those at the
   * end are removed.
   */
  record Success(OptionalInt id, String text) implements GtpReply {
    private static final Pattern LINE_FEEDS_AT_END = Pattern.compile("\n+\\z");
    private static final Pattern EMPTY_LINE = Pattern.compile("(?<=\n)(?=\n)");

    /**
     * Replaces empty lines, which would end the reply early, by blanks as GoGui's GtpEngine does.
     */
    public Success {
      text = LINE_FEEDS_AT_END.matcher(ascii(text)).replaceFirst("");
      text = EMPTY_LINE.matcher(text).replaceAll(" ");
    }
  }

  /** A failure with a text of one line. */
  record Failure(OptionalInt id, String text) implements GtpReply {
    public Failure {
      text = ascii(text).replace('\n', ' ').strip();
    }
  }

  /** Returns a text that any client can read: ASCII without control characters except LF. */
  private static String ascii(String text) {
    var result = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      result.append(c == '\n' || (c >= ' ' && c < 0x7F) ? c : '?');
    }
    return result.toString();
  }
}
