package tengen.protocol.gtp;

import java.util.OptionalInt;

/** A command with its optional id. */
public final class GtpLine {
  private final OptionalInt id;
  private final GtpCommand command;

  GtpLine(OptionalInt id, GtpCommand command) {
    this.id = id;
    this.command = command;
  }

  /** A command without an id. */
  GtpLine(GtpCommand command) {
    this(OptionalInt.empty(), command);
  }

  /** What the answer has to echo; 0 or more. */
  OptionalInt id() {
    return id;
  }

  GtpCommand command() {
    return command;
  }
}
