package tengen.process;

import java.util.Optional;
import tengen.protocol.gtp.GtpParser;
import tengen.protocol.gtp.GtpReply;

/** The lines of one GTP reply as they are received. */
final class GtpBlock {
  /**
   * Maximum length of a reply in characters; no list of commands is longer, and the rest is
   * dropped.
   */
  private static final int MAX_LENGTH = 1 << 16;

  private final StringBuilder text = new StringBuilder();
  private boolean complete;

  /** Adds a line; returns false if it belongs to no reply. */
  boolean take(String line) {
    if (text.isEmpty() && !line.startsWith("=") && !line.startsWith("?")) {
      return line.isEmpty();
    }
    complete = line.isEmpty();
    if (text.length() < MAX_LENGTH) {
      text.append(line).append('\n');
    }
    return true;
  }

  /** Returns the reply once its final empty line has been added. */
  Optional<GtpReply> reply() {
    return complete ? GtpParser.reply(text.toString().strip()) : Optional.empty();
  }
}
