package tengen.protocol.gtp;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.protocol.Line;

/**
 * Parses commands, and replies for a client; accepts any input.
 *
 * <p>Lines are processed as in the specification's §3.1: control characters and comments are
 * removed, tabs become blanks, and surrounding blanks are removed.
 */
public final class GtpParser {
  /** Default maximum length of a line in bytes. GoGui wants no limit for sequences of moves. */
  public static final int MAX_LINE_BYTES = 4 * 1024 * 1024;

  /** Maximum length of a line that {@link #row} reads, in characters. */
  private static final int MAX_SHORT_LENGTH = 64;

  private static final String INTERRUPT = "# interrupt";

  private GtpParser() {}

  /** Returns the command on this line; empty for a line that gets no reply. */
  public static Optional<GtpLine> line(Line line) {
    return line(line, GtpTable.STANDARD);
  }

  static Optional<GtpLine> line(Line line, GtpTable table) {
    if (line.cut()) {
      return Optional.of(new GtpLine(refusal(GtpErrors.LINE_TOO_LONG)));
    }
    boolean hasComment = line.text().indexOf('#') >= 0;
    if (hasComment && printable(line.text()).strip().equals(INTERRUPT)) {
      return Optional.of(new GtpLine(new GtpCommand.Interrupt()));
    }
    String text = said(line.text());
    return text.isEmpty() ? Optional.empty() : Optional.of(withId(utf8(text), table));
  }

  /**
   * Returns the row of the command on a line; empty if the line is longer or has no such command.
   */
  static Optional<GtpRow> row(Line line, GtpTable table) {
    if (line.text().length() > MAX_SHORT_LENGTH) {
      return Optional.empty();
    }
    List<String> words = GtpWords.split(said(line.text()));
    int at = !words.isEmpty() && GtpWords.isDigits(words.getFirst()) ? 1 : 0;
    return at < words.size() ? table.row(words.get(at)) : Optional.empty();
  }

  /**
   * Returns a reply from a block without the empty line that ends it; empty if the block does not
   * start with a status.
   */
  public static Optional<GtpReply> reply(String block) {
    boolean success = block.startsWith("=");
    if (!success && !block.startsWith("?")) {
      return Optional.empty();
    }
    int end = 1;
    while (end < block.length() && Character.digit(block.charAt(end), 10) >= 0) {
      end++;
    }
    OptionalInt id = GtpWords.wholeNumber(block.substring(1, end));
    boolean blank = end < block.length() && block.charAt(end) == ' ';
    String text = block.substring(blank ? end + 1 : end);
    return Optional.of(success ? new GtpReply.Success(id, text) : new GtpReply.Failure(id, text));
  }

  /** Returns a line without control characters, comment and surrounding blanks. */
  public static String said(String line) {
    String printable = printable(line);
    int comment = printable.indexOf('#');
    return (comment < 0 ? printable : printable.substring(0, comment)).strip();
  }

  private static String printable(String text) {
    var result = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\t') {
        result.append(' ');
      } else if (c >= ' ' && c != 0x7F) {
        result.append(c);
      }
    }
    return result.toString();
  }

  private static String utf8(String latin1) {
    return new String(latin1.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }

  private static GtpLine withId(String text, GtpTable table) {
    int blank = text.indexOf(' ');
    String first = blank < 0 ? text : text.substring(0, blank);
    if (!GtpWords.isDigits(first)) {
      return new GtpLine(command(text, table));
    }
    OptionalInt id = GtpWords.wholeNumber(first);
    if (id.isEmpty()) {
      return new GtpLine(refusal(GtpErrors.SYNTAX));
    }
    return new GtpLine(id, command(blank < 0 ? "" : text.substring(blank).strip(), table));
  }

  private static GtpCommand command(String text, GtpTable table) {
    int blank = text.indexOf(' ');
    String name = blank < 0 ? text : text.substring(0, blank);
    String arguments = blank < 0 ? "" : text.substring(blank).strip();
    return table
        .row(name)
        .map(row -> row.read(arguments).orElseGet(() -> refusal(GtpErrors.SYNTAX)))
        .orElseGet(() -> new GtpCommand.Unknown(name, arguments));
  }

  /** Returns a command that fails with this reason. */
  private static GtpCommand refusal(String reason) {
    return _ -> new GtpOutcome.Refused(reason);
  }
}
