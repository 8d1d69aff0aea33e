package tengen.protocol;

import java.io.Serial;

/**
 * Thrown when rules throw an exception or return null. The session fails only the command that
 * needed them.
 */
public final class RulesFault extends RuntimeException {
  @Serial private static final long serialVersionUID = 1;

  private final String told;

  private RulesFault(String told, Throwable how) {
    super(told + ": " + how, how);
    this.told = told;
  }

  /** Returns an exception for these rules. */
  static RulesFault of(String rules, Throwable how) {
    return new RulesFault("the rules of " + rules + " failed", how);
  }

  /** Returns the message for clients, without the cause. */
  public String told() {
    return told;
  }

  /** Returns an effect that logs the message and cause. */
  public <R> Effect<R> note() {
    return new Effect.Note<>(String.valueOf(getMessage()));
  }
}
