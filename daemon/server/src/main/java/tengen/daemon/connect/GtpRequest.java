package tengen.daemon.connect;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.protocol.gtp.GtpParser;

/**
 * The id and name of a GTP command.
 *
 * @param id without leading zeros; may be empty
 */
record GtpRequest(String id, String name) {
  private static final Pattern COMMAND = Pattern.compile("(?:0*([0-9]+)(?:\\s+|$))?(\\S*).*");

  /** Parses a line; empty for a blank line or a comment, which have no reply. */
  static Optional<GtpRequest> of(String line) {
    Matcher command = COMMAND.matcher(GtpParser.content(line));
    if (!command.matches() || command.end() == 0) {
      return Optional.empty();
    }
    String id = Optional.ofNullable(command.group(1)).orElse("");
    return Optional.of(new GtpRequest(id, command.group(2)));
  }

  /**
   * Returns the reply without a server: moves resign, other commands fail.
   *
   * @param begun whether the server has already sent the beginning of the reply
   */
  String answer(String reason, boolean begun) {
    boolean isMove = name.contains("genmove") || name.startsWith("kata-search");
    if (isMove && name.contains("_analyze")) {
      return (begun ? "" : "=" + id + "\n") + "play resign\n\n";
    }
    if (begun) {
      return "\n";
    }
    if (name.equals("quit")) {
      return "=" + id + " \n\n";
    }
    return isMove ? "=" + id + " resign\n\n" : "?" + id + " " + reason + "\n\n";
  }
}
