package tengen.protocol.gtp;

import java.util.OptionalInt;

/**
 * A command with its optional id.
 *
 * @param id what the answer has to echo; 0 or more
 */
public record GtpLine(OptionalInt id, GtpCommand command) {

  /** A command without an id. */
  public GtpLine(GtpCommand command) {
    this(OptionalInt.empty(), command);
  }
}
