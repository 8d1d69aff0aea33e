package tengen.protocol.auto;

import java.util.Optional;
import java.util.regex.Pattern;
import tengen.protocol.Line;
import tengen.protocol.gomocup.GomocupParser;
import tengen.protocol.gtp.GtpParser;

/**
 * Tells the protocols apart by a session's first line. Names differ but for {@code play}, which GTP
 * follows by a colour and Gomocup by a point; in capitals it is no command of GTP.
 */
public final class DialectSniffer {
  /** The name of the Gomocup dialect. */
  public static final String GOMOCUP = "gomocup";

  /** The name of the GTP dialect. */
  public static final String GTP = "gtp";

  private static final String BYTE_ORDER_MARK = "\u00EF\u00BB\u00BF";
  private static final Pattern NOT_PRINTED = Pattern.compile("[\\x00-\\x08\\x0A-\\x1F\\x7F]");
  private static final Pattern PLAY_POINT = Pattern.compile("play\\s+[0-9]+\\s*,\\s*[0-9]+");

  private DialectSniffer() {}

  /** The name of the line's protocol; empty for a line of blanks, which tells nothing. */
  public static Optional<String> sniff(Line line) {
    String start = line.text().startsWith(BYTE_ORDER_MARK) ? line.text().substring(3) : line.text();
    String text = NOT_PRINTED.matcher(start).replaceAll("").strip();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(isGomocup(text) ? GOMOCUP : GTP);
  }

  private static boolean isGomocup(String text) {
    String name = text.split("\\s", 2)[0];
    return (GomocupParser.isKeyword(name) && !GtpParser.isCommand(name))
        || PLAY_POINT.matcher(text).lookingAt();
  }
}
