package tengen.engine;

import java.io.Serial;
import java.util.Objects;

/** An engine could not do what was asked. */
public final class EngineException extends Exception {
  @Serial private static final long serialVersionUID = 1;

  /** What the host does next. */
  public enum Kind {
    /** The question was refused; the engine can be used still. */
    REFUSED,
    /** The engine is lost: close it, make another. */
    LOST,
    /** The same, for it did not answer in time. */
    LATE,
    /** The same, for what it answered is against the rules. */
    ILLEGAL
  }

  private final Kind kind;

  /** One line that names what was found and what is possible. */
  public EngineException(Kind kind, String message) {
    super(message);
    this.kind = Objects.requireNonNull(kind);
  }

  /** The same, with what caused it. */
  public EngineException(Kind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = Objects.requireNonNull(kind);
  }

  /** What the host does next. */
  public Kind kind() {
    return kind;
  }

  /** The line alone: in a log the name of this class is no news. */
  @Override
  @SuppressWarnings("OverrideThrowableToString") // The message is right as it is.
  public String toString() {
    return String.valueOf(getMessage());
  }
}
