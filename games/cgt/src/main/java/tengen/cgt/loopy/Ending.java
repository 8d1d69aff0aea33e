package tengen.cgt.loopy;

import java.util.OptionalInt;

/**
 * The end of a game for the player to move under perfect play, where the winner hurries and the
 * loser delays.
 *
 * @param plies to the end; empty for a draw, which never ends
 */
public record Ending(OptionalInt plies) {
  static final Ending DRAW = new Ending(OptionalInt.empty());

  static Ending in(int plies) {
    return new Ending(OptionalInt.of(plies));
  }

  public boolean isDraw() {
    return plies.isEmpty();
  }

  /**
   * Returns whether the player to move loses. The player without a move loses, so the number of
   * plies is even.
   */
  public boolean isLoss() {
    return plies.isPresent() && plies.getAsInt() % 2 == 0;
  }

  /** Returns whether the player to move wins. */
  public boolean isWin() {
    return plies.isPresent() && plies.getAsInt() % 2 == 1;
  }
}
