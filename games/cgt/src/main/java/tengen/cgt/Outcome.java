package tengen.cgt;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who wins under perfect play: the four classes of Winning Ways, chapter 2, and those of games that
 * may never end and then are drawn.
 */
public enum Outcome {
  /** Left wins, whoever starts. */
  LEFT("L", Optional.of(Player.LEFT), Optional.of(Player.LEFT)),
  /** Right wins, whoever starts. */
  RIGHT("R", Optional.of(Player.RIGHT), Optional.of(Player.RIGHT)),
  /** The next player wins: who starts. */
  NEXT("N", Optional.of(Player.LEFT), Optional.of(Player.RIGHT)),
  /** The previous player wins: who does not start. */
  PREVIOUS("P", Optional.of(Player.RIGHT), Optional.of(Player.LEFT)),
  /** Nobody wins, whoever starts. */
  DRAW("D", Optional.empty(), Optional.empty()),
  /** Left wins when starting. */
  LEFT_OR_DRAW("LD", Optional.of(Player.LEFT), Optional.empty()),
  /** Left wins when Right starts. */
  DRAW_OR_LEFT("DL", Optional.empty(), Optional.of(Player.LEFT)),
  /** Right wins when Left starts. */
  RIGHT_OR_DRAW("RD", Optional.of(Player.RIGHT), Optional.empty()),
  /** Right wins when starting. */
  DRAW_OR_RIGHT("DR", Optional.empty(), Optional.of(Player.RIGHT));

  private final String symbol;
  private final Optional<Player> ifLeftStarts;
  private final Optional<Player> ifRightStarts;

  Outcome(String symbol, Optional<Player> ifLeftStarts, Optional<Player> ifRightStarts) {
    this.symbol = symbol;
    this.ifLeftStarts = ifLeftStarts;
    this.ifRightStarts = ifRightStarts;
  }

  /** By who wins when starting; the enemy wins otherwise. */
  public static Outcome of(boolean leftWinsStarting, boolean rightWinsStarting) {
    return of(
        Optional.of(leftWinsStarting ? Player.LEFT : Player.RIGHT),
        Optional.of(rightWinsStarting ? Player.RIGHT : Player.LEFT));
  }

  /** By who wins if Left starts and if Right does; empty: a draw. */
  public static Outcome of(Optional<Player> ifLeftStarts, Optional<Player> ifRightStarts) {
    return Stream.of(values())
        .filter(each -> each.ifLeftStarts.equals(ifLeftStarts))
        .filter(each -> each.ifRightStarts.equals(ifRightStarts))
        .findFirst()
        .orElseThrow();
  }

  /**
   * {@code L}, {@code R}, {@code N} or {@code P}, and {@code D} for a draw; where only one start is
   * drawn, who wins if Left starts and who if Right does: {@code LD}.
   */
  public String symbol() {
    return symbol;
  }

  /** Whether a player wins who has the move. */
  public boolean isWonBy(Player mover) {
    return (mover == Player.LEFT ? ifLeftStarts : ifRightStarts).equals(Optional.of(mover));
  }
}
