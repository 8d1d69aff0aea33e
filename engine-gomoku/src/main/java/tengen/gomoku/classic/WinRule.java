package tengen.gomoku.classic;

import java.util.Optional;

/** Which lines win, for each colour, as the engine's five-windows need to know it. */
enum WinRule {
  FREESTYLE("freestyle"),
  STANDARD("standard"),
  RENJU("renju"),
  CARO("caro"),
  STANDARD_CARO("standard-caro");

  private static final String PREFIX = "gomoku-";
  private static final String CONTINUOUS = "-continuous";

  private final String word;

  WinRule(String word) {
    this.word = word;
  }

  /** The rule behind an id such as {@code gomoku-renju-continuous}; empty: no rule of Gomoku. */
  static Optional<WinRule> of(String rulesId) {
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
  static boolean isContinuous(String rulesId) {
    return rulesId.endsWith(CONTINUOUS);
  }

  /** Id of the game that ends with its first five. */
  String id() {
    return PREFIX + word;
  }

  /** Id of the game that goes on after a five. */
  String continuousId() {
    return id() + CONTINUOUS;
  }

  /** Whether six in a row is no win for this colour. */
  boolean isExact(int colour) {
    return switch (this) {
      case FREESTYLE, CARO -> false;
      case STANDARD, STANDARD_CARO -> true;
      case RENJU -> colour == ScoreBoard.BLACK;
    };
  }

  /** Whether five between two opponent's stones is no win. */
  boolean isClosable() {
    return switch (this) {
      case FREESTYLE, STANDARD, RENJU -> false;
      case CARO, STANDARD_CARO -> true;
    };
  }

  /** Whether some moves are forbidden to this colour. */
  boolean hasFouls(int colour) {
    return this == RENJU && colour == ScoreBoard.BLACK;
  }
}
