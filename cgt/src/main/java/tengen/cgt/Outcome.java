package tengen.cgt;

/** Who wins under perfect play, as the four classes of Winning Ways, chapter 2. */
public enum Outcome {
  /** Left wins, whoever starts. */
  LEFT('L'),
  /** Right wins, whoever starts. */
  RIGHT('R'),
  /** The next player wins: who starts. */
  NEXT('N'),
  /** The previous player wins: who does not start. */
  PREVIOUS('P');

  private final char symbol;

  Outcome(char symbol) {
    this.symbol = symbol;
  }

  /** By who wins when starting. */
  public static Outcome of(boolean leftWinsStarting, boolean rightWinsStarting) {
    if (leftWinsStarting) {
      return rightWinsStarting ? NEXT : LEFT;
    }
    return rightWinsStarting ? RIGHT : PREVIOUS;
  }

  /** {@code L}, {@code R}, {@code N} or {@code P}. */
  public char symbol() {
    return symbol;
  }

  /** Whether a player wins who has the move. */
  public boolean isWonBy(Player mover) {
    return this == NEXT || this == (mover == Player.LEFT ? LEFT : RIGHT);
  }
}
