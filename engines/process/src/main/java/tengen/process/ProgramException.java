package tengen.process;

import java.io.Serial;

/** A program that can no longer be talked to. */
final class ProgramFault extends Exception {
  @Serial private static final long serialVersionUID = 1;

  /** What became of it. */
  enum Kind {
    /** Its output has ended. */
    DIED,
    /** It has not answered in time, or reads nothing. */
    SILENT
  }

  private final Kind kind;

  ProgramFault(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  Kind kind() {
    return kind;
  }
}
