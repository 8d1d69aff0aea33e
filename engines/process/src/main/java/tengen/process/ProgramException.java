package tengen.process;

import java.io.Serial;

/** Thrown when a program died or does not communicate any more. */
final class ProgramException extends Exception {
  @Serial private static final long serialVersionUID = 1;

  /** The kind of failure. */
  enum Kind {
    /** The program's output has ended. */
    DIED,
    /** The program has not answered in time, or does not read its input. */
    TIMED_OUT
  }

  private final Kind kind;

  ProgramException(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  Kind kind() {
    return kind;
  }
}
