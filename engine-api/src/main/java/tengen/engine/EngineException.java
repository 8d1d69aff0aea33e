package tengen.engine;

import java.io.Serial;
import java.util.Objects;

/** Thrown when an engine cannot do what the host asked. */
public final class EngineException extends Exception {
  @Serial private static final long serialVersionUID = 1;

  /** A failure's category, which decides what the host does next. */
  public enum Kind {
    /** The engine rejected this question but still works. */
    REJECTED,
    /** The engine is broken; the host closes it and creates another. */
    BROKEN,
    /** The engine did not answer in time; handled like {@link #BROKEN}. */
    TIMED_OUT,
    /** The engine's answer is against the rules of its game; handled like {@link #BROKEN}. */
    ILLEGAL
  }

  private final Kind kind;

  /**
   * Creates an exception.
   *
   * @param message one line: the problem, then what is possible
   */
  public EngineException(Kind kind, String message) {
    super(message);
    this.kind = Objects.requireNonNull(kind);
  }

  /**
   * Creates an exception with a cause.
   *
   * @param message one line: the problem, then what is possible
   */
  public EngineException(Kind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = Objects.requireNonNull(kind);
  }

  /** Returns the failure's category. */
  public Kind kind() {
    return kind;
  }

  /** Returns the message without the class name, which tells an operator nothing. */
  @Override
  @SuppressWarnings("OverrideThrowableToString")
  public String toString() {
    return String.valueOf(getMessage());
  }
}
