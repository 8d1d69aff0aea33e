package tengen.protocol;

import java.io.Serial;
import java.util.function.Supplier;
import tengen.game.GameRules;

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

  /**
   * Returns the answer of rules that may fail. A stream of their legal moves is read within the
   * question, since the rules may fail at each move.
   *
   * @throws RulesException if the question throws an exception
   */
  public static <T> T guard(GameRules rules, Supplier<T> question) {
    try {
      return question.get();
    } catch (RulesException | OutOfMemoryError e) {
      throw e;
    } catch (Throwable e) { // Other JVM languages do not declare exceptions.
      throw new RulesException("the rules of " + rules.id() + " failed", e);
    }
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
