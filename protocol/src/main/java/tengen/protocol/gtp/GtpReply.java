package tengen.protocol.gtp;

import java.util.OptionalInt;
import java.util.regex.Pattern;

/** The answer to one command, or one line of it. */
public sealed interface GtpReply {

  /** What the controller gets to read, without status and id. */
  String text();

  /** The last line of an analysis, which is empty. */
  Part END = new Part("");

  /** An analysis begins: the status, and the id of the command, where it had one. */
  record Opening(OptionalInt id) implements GtpReply {
    @Override
    public String text() {
      return "";
    }
  }

  /** A line of an analysis. */
  record Part(String text) implements GtpReply {}

  /**
   * Done. The text may have several lines; an empty one within becomes a blank, one at the end
   * goes.
   */
  record Success(OptionalInt id, String text) implements GtpReply {
    private static final Pattern LINE_FEEDS_AT_END = Pattern.compile("\n+\\z");
    private static final Pattern EMPTY_LINE = Pattern.compile("(?<=\n)(?=\n)");

    /** An empty line would end the reply early: GoGui's GtpEngine puts a blank there too. */
    public Success {
      text = LINE_FEEDS_AT_END.matcher(ascii(text)).replaceFirst("");
      text = EMPTY_LINE.matcher(text).replaceAll(" ");
    }
  }

  /** Refused; the text is one line. */
  record Failure(OptionalInt id, String text) implements GtpReply {
    public Failure {
      text = ascii(text).replace('\n', ' ').strip();
    }
  }

  /** What any client can read: no control characters but LF, nothing beyond ASCII. */
  private static String ascii(String text) {
    var result = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      result.append(c == '\n' || (c >= ' ' && c < 0x7F) ? c : '?');
    }
    return result.toString();
  }
}
