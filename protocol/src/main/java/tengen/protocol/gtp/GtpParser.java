package tengen.protocol.gtp;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
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

  /** Maximum length of a line that {@link #shortLine} reads or that interrupts, in characters. */
  private static final int MAX_SHORT_LENGTH = 64;

  private static final String INTERRUPT = "# interrupt";

  private GtpParser() {}

  /** Returns the command on this line; empty for a line that gets no reply. */
  public static Optional<GtpLine> line(Line line) {
    return line(line, GtpTable.STANDARD);
  }

  static Optional<GtpLine> line(Line line, GtpTable table) {
    if (line.cut()) {
      return Optional.of(new GtpLine(rejection(GtpErrors.LINE_TOO_LONG)));
    }
    if (isInterrupt(line.text())) {
      return Optional.of(new GtpLine(new GtpCommand.Interrupt()));
    }
    String text = content(line.unmarked());
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Parts parts = Parts.of(text);
    GtpCommand command =
        table
            .row(parts.name())
            .map(row -> command(row, parts.arguments()))
            .orElseGet(() -> new GtpCommand.Unknown(parts.name(), parts.arguments()));
    return Optional.of(parts.numbered(command));
  }

  private static boolean isInterrupt(String line) {
    return line.length() <= MAX_SHORT_LENGTH
        && line.indexOf('#') >= 0
        && printable(line).strip().equals(INTERRUPT);
  }

  /** Returns the command on a short line whose row is wanted; empty for any other line. */
  static Optional<GtpLine> shortLine(Line line, GtpTable table, Predicate<GtpRow> wanted) {
    if (line.cut() || line.text().length() > MAX_SHORT_LENGTH) {
      return Optional.empty();
    }
    Parts parts = Parts.of(content(line.unmarked()));
    return table
        .row(parts.name())
        .filter(wanted)
        .map(row -> parts.numbered(command(row, parts.arguments())));
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
  public static String content(String line) {
    int comment = line.indexOf('#');
    return printable(comment < 0 ? line : line.substring(0, comment)).strip();
  }

  private static String printable(String text) {
    var result = new char[text.length()];
    int length = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\t') {
        result[length++] = ' ';
      } else if (c >= ' ' && c != 0x7F) {
        result[length++] = c;
      }
    }
    return new String(result, 0, length);
  }

  private static String utf8(String latin1) {
    return new String(latin1.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }

  /**
   * The parts of a command's line.
   *
   * @param id its digits; empty if there is none
   */
  private record Parts(String id, String name, String arguments) {
    static Parts of(String raw) {
      String text = utf8(raw);
      String first = firstWord(text);
      return GtpWords.isDigits(first) ? of(first, afterFirstWord(text)) : of("", text);
    }

    private static Parts of(String id, String command) {
      return new Parts(id, firstWord(command), afterFirstWord(command));
    }

    /** Returns a command as a line with this id. */
    GtpLine numbered(GtpCommand command) {
      if (id.isEmpty()) {
        return new GtpLine(command);
      }
      OptionalInt number = GtpWords.wholeNumber(id);
      return number.isPresent()
          ? new GtpLine(number, command)
          : new GtpLine(rejection(GtpErrors.SYNTAX));
    }
  }

  private static String firstWord(String text) {
    int blank = text.indexOf(' ');
    return blank < 0 ? text : text.substring(0, blank);
  }

  private static String afterFirstWord(String text) {
    int blank = text.indexOf(' ');
    return blank < 0 ? "" : text.substring(blank).strip();
  }

  private static GtpCommand command(GtpRow row, String arguments) {
    return row.read(arguments).orElseGet(() -> rejection(GtpErrors.SYNTAX));
  }

  /** Returns a command that fails with this reason. */
  private static GtpCommand rejection(String reason) {
    return _ -> new GtpOutcome.Rejected(reason);
  }
}
