package tengen.common.gomoku;

import java.util.Optional;
import tengen.game.Side;

/** Which lines win, for each colour, as the engines' boards need to know it. */
public enum WinRule {
  /** Five or more. */
  FREESTYLE("freestyle"),
  /** Exactly five. */
  STANDARD("standard"),
  /** White five or more; Black exactly five, and some points are forbidden. */
  RENJU("renju"),
  /** Six or more, or five that the opponent does not close at both ends. */
  CARO("caro"),
  /** Exactly five that the opponent does not close at both ends. */
  STANDARD_CARO("standard-caro");

  private static final String PREFIX = "gomoku-";
  private static final String CONTINUOUS = "-continuous";

  private final String word;

  WinRule(String word) {
    this.word = word;
  }

  /** The rule behind an id such as {@code gomoku-renju-continuous}; empty: no rule of Gomoku. */
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

  /** Whether a game under this id goes on after a five. */
  public static boolean isContinuous(String rulesId) {
    return rulesId.endsWith(CONTINUOUS);
  }

  /** Id of the game that ends with its first five. */
  public String id() {
    return PREFIX + word;
  }

  /** Id of the game that goes on after a five. */
  public String continuousId() {
    return id() + CONTINUOUS;
  }

  /** Whether six in a row is no win for this colour. */
  public boolean isExact(Side side) {
    return switch (this) {
      case FREESTYLE, CARO -> false;
      case STANDARD, STANDARD_CARO -> true;
      case RENJU -> side == Side.BLACK;
    };
  }

  /** Whether five between two opponent's stones is no win. */
  public boolean isClosable() {
    return switch (this) {
      case FREESTYLE, STANDARD, RENJU -> false;
      case CARO, STANDARD_CARO -> true;
    };
  }

  /** Whether some moves are forbidden to this colour. */
  public boolean hasFouls(Side side) {
    return this == RENJU && side == Side.BLACK;
  }

  /** Whether both sides win by the same lines. */
  public boolean isSymmetric() {
    return this != RENJU;
  }
}
