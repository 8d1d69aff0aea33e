package tengen.protocol;

import java.io.Serial;

/**
 * Thrown when rules throw an exception or return null. The session fails only the command that
 * needed them.
 */
public final class RulesException extends RuntimeException {
  @Serial private static final long serialVersionUID = 1;

  private final String clientMessage;

  private RulesException(String clientMessage, Throwable how) {
    super(clientMessage + ": " + how, how);
    this.clientMessage = clientMessage;
  }

  /** Returns an exception for these rules. */
  static RulesException of(String rules, Throwable how) {
    return new RulesException("the rules of " + rules + " failed", how);
  }

  /** Returns the message for clients, without the cause. */
  public String clientMessage() {
    return clientMessage;
  }

  /** Returns an effect that logs the message and cause. */
  public <R> Effect<R> note() {
    return new Effect.Note<>(String.valueOf(getMessage()));
  }
}
