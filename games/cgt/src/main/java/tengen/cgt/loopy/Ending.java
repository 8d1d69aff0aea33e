package tengen.cgt.loopy;

import java.util.OptionalInt;

/**
 * How a game ends for the player to move if both do their best: the winner hurries, the loser
 * delays.
 *
 * @param plies to the end; empty: there is none, a draw
 */
public record Ending(OptionalInt plies) {
  static final Ending DRAW = new Ending(OptionalInt.empty());

  static Ending in(int plies) {
    return new Ending(OptionalInt.of(plies));
  }

  public boolean isDraw() {
    return plies.isEmpty();
  }

  /** Who cannot move loses, so a lost game has an even number of plies to go. */
  public boolean isLoss() {
    return plies.isPresent() && plies.getAsInt() % 2 == 0;
  }

  /** Whether the player to move wins. */
  public boolean isWin() {
    return plies.isPresent() && plies.getAsInt() % 2 == 1;
  }
}
