package tengen.protocol;

import java.io.Serial;

/** A referee threw, or answered null. That costs the command which needed it, and no more. */
public final class RulesFault extends RuntimeException {
  @Serial private static final long serialVersionUID = 1;

  private final String told;

  private RulesFault(String told, Throwable how) {
    super(told + ": " + how, how);
    this.told = told;
  }

  /** These rules failed so. */
  static RulesFault of(String rules, Throwable how) {
    return new RulesFault("the rules of " + rules + " failed", how);
  }

  /** What clients are told: not how. */
  public String told() {
    return told;
  }

  /** The operator's line. */
  public <R> Effect<R> note() {
    return new Effect.Note<>(String.valueOf(getMessage()));
  }
}
