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

  /** Creates a line without an id. */
  GtpLine(GtpCommand command) {
    this(OptionalInt.empty(), command);
  }

  /** Returns the id that the reply has to repeat, at least 0. */
  OptionalInt id() {
    return id;
  }

  GtpCommand command() {
    return command;
  }
}
