package tengen.protocol.gtp;

import java.util.OptionalInt;

/**
 * One command as it was sent.
 *
 * @param id what the answer has to echo; 0 or more
 */
public record GtpLine(OptionalInt id, GtpCommand command) {

  /** A command without an id. */
  public GtpLine(GtpCommand command) {
    this(OptionalInt.empty(), command);
  }
}
