package tengen.process;

import java.util.Optional;
import tengen.protocol.gtp.GtpParser;
import tengen.protocol.gtp.GtpReply;

/** The lines of one reply as they come. */
final class GtpBlock {
  /** No list of commands is longer; what comes beyond is dropped. */
  private static final int LONGEST = 1 << 16;

  private final StringBuilder text = new StringBuilder();
  private boolean complete;

  /** Takes the next line; false: it belongs to no reply. */
  boolean take(String line) {
    if (text.isEmpty() && !line.startsWith("=") && !line.startsWith("?")) {
      return line.isEmpty();
    }
    complete = line.isEmpty();
    if (text.length() < LONGEST) {
      text.append(line).append('\n');
    }
    return true;
  }

  /** The reply, once the empty line behind it has come. */
  Optional<GtpReply> reply() {
    return complete ? GtpParser.reply(text.toString().strip()) : Optional.empty();
  }
}
