package tengen.common.gomoku;

import java.util.Optional;
import tengen.game.Side;

/** The rule that decides which lines win, for each colour. */
public enum WinRule {
  /** Five or more in a row win. */
  FREESTYLE("freestyle"),
  /** Exactly five in a row win. */
  STANDARD("standard"),
  /** Five or more win for White, exactly five for Black, who also has forbidden points. */
  RENJU("renju"),
  /** Six or more win, and five unless the opponent blocks both ends. */
  CARO("caro"),
  /** Exactly five win unless the opponent blocks both ends. */
  STANDARD_CARO("standard-caro");

  private static final String PREFIX = "gomoku-";
  private static final String CONTINUOUS = "-continuous";

  private final String word;

  WinRule(String word) {
    this.word = word;
  }

  /**
   * Returns the rule of an id such as {@code gomoku-renju-continuous}, or empty if the id is not a
   * rule of Gomoku.
   */
  public static Optional<WinRule> of(String rulesId) {
    String plain =
        isContinuous(rulesId)
            ? rulesId.substring(0, rulesId.length() - CONTINUOUS.length())
            : rulesId;
    for (WinRule rule : values()) {
      if (plain.equals(rule.id())) {
        return Optional.of(rule);
      }
    }
    return Optional.empty();
  }

  /** Returns true if a game with this id goes on after a five. */
  public static boolean isContinuous(String rulesId) {
    return rulesId.endsWith(CONTINUOUS);
  }

  /** Returns the id of the game that ends with its first five. */
  public String id() {
    return PREFIX + word;
  }

  /** Returns the id of the game that goes on after a five. */
  public String continuousId() {
    return id() + CONTINUOUS;
  }

  /** Returns true if six in a row do not win for this colour. */
  public boolean isExact(Side side) {
    return switch (this) {
      case FREESTYLE, CARO -> false;
      case STANDARD, STANDARD_CARO -> true;
      case RENJU -> side == Side.BLACK;
    };
  }

  /** Returns true if five between two opponent's stones do not win. */
  public boolean isClosable() {
    return switch (this) {
      case FREESTYLE, STANDARD, RENJU -> false;
      case CARO, STANDARD_CARO -> true;
    };
  }

  /** Returns true if this colour has forbidden moves. */
  public boolean hasFouls(Side side) {
    return this == RENJU && side == Side.BLACK;
  }

  /** Returns true if the same lines win for both sides. */
  public boolean isSymmetric() {
    return this != RENJU;
  }
}
