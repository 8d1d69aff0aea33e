package tengen.cgt;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * The winner under perfect play, by who starts: the four classes of Winning Ways, chapter 2, and
 * five more for games that may end in a draw by never ending.
 */
public enum Outcome {
  /** Left wins, whoever starts. */
  LEFT("L", Optional.of(Player.LEFT), Optional.of(Player.LEFT)),
  /** Right wins, whoever starts. */
  RIGHT("R", Optional.of(Player.RIGHT), Optional.of(Player.RIGHT)),
  /** The next player, who starts, wins. */
  NEXT("N", Optional.of(Player.LEFT), Optional.of(Player.RIGHT)),
  /** The previous player, who does not start, wins. */
  PREVIOUS("P", Optional.of(Player.RIGHT), Optional.of(Player.LEFT)),
  /** The game is a draw, whoever starts. */
  DRAW("D", Optional.empty(), Optional.empty()),
  /** Left wins when starting; otherwise the game is a draw. */
  LEFT_OR_DRAW("LD", Optional.of(Player.LEFT), Optional.empty()),
  /** Left wins when Right starts; otherwise the game is a draw. */
  DRAW_OR_LEFT("DL", Optional.empty(), Optional.of(Player.LEFT)),
  /** Right wins when Left starts; otherwise the game is a draw. */
  RIGHT_OR_DRAW("RD", Optional.of(Player.RIGHT), Optional.empty()),
  /** Right wins when starting; otherwise the game is a draw. */
  DRAW_OR_RIGHT("DR", Optional.empty(), Optional.of(Player.RIGHT));

  private final String symbol;
  private final Optional<Player> ifLeftStarts;
  private final Optional<Player> ifRightStarts;

  Outcome(String symbol, Optional<Player> ifLeftStarts, Optional<Player> ifRightStarts) {
    this.symbol = symbol;
    this.ifLeftStarts = ifLeftStarts;
    this.ifRightStarts = ifRightStarts;
  }

  /**
   * Returns the outcome of a game without draws.
   *
   * @param leftWinsStarting whether Left wins when starting; otherwise Right does
   * @param rightWinsStarting whether Right wins when starting; otherwise Left does
   */
  public static Outcome of(boolean leftWinsStarting, boolean rightWinsStarting) {
    return of(
        Optional.of(leftWinsStarting ? Player.LEFT : Player.RIGHT),
        Optional.of(rightWinsStarting ? Player.RIGHT : Player.LEFT));
  }

  /** Returns the outcome with these winners; empty stands for a draw. */
  public static Outcome of(Optional<Player> ifLeftStarts, Optional<Player> ifRightStarts) {
    return Stream.of(values())
        .filter(each -> each.ifLeftStarts.equals(ifLeftStarts))
        .filter(each -> each.ifRightStarts.equals(ifRightStarts))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Returns {@code L}, {@code R}, {@code N}, {@code P} or {@code D} for a draw. If only one start
   * is a draw, returns two letters, first for Left's start, then for Right's: {@code LD}.
   */
  public String symbol() {
    return symbol;
  }

  /** Returns whether {@code mover} wins when starting. */
  public boolean isWonBy(Player mover) {
    return (mover == Player.LEFT ? ifLeftStarts : ifRightStarts).equals(Optional.of(mover));
  }
}
