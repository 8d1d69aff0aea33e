package tengen.protocol.table;

import tengen.game.Side;

/**
 * The time left on the clocks of a table, never negative.
 *
 * @param moveMs for the next move
 */
public record TimeLeft(long blackMs, long whiteMs, long moveMs) {
  /** Stands for no limit. */
  public static final long UNLIMITED = Long.MAX_VALUE;

  public TimeLeft {
    blackMs = Math.max(0, blackMs);
    whiteMs = Math.max(0, whiteMs);
    moveMs = Math.max(0, moveMs);
  }

  /** Returns a side's time left for the game. */
  public long of(Side side) {
    return side == Side.BLACK ? blackMs : whiteMs;
  }

  /** Returns the time until the flag of the side to move falls. */
  public long untilFlag(Side toMove) {
    return Math.min(of(toMove), moveMs);
  }

  /** Returns the time left after the side to move has used {@code ms}. */
  public TimeLeft spent(Side toMove, long ms) {
    boolean isBlack = toMove == Side.BLACK;
    return new TimeLeft(
        isBlack ? less(blackMs, ms) : blackMs,
        isBlack ? whiteMs : less(whiteMs, ms),
        less(moveMs, ms));
  }

  private static long less(long left, long ms) {
    return left == UNLIMITED ? left : left - ms;
  }

  /** Returns the time left after the players have swapped sides. */
  public TimeLeft changed() {
    return new TimeLeft(/* blackMs= */ whiteMs, /* whiteMs= */ blackMs, moveMs);
  }

  /** Returns the time left with this time for the next move. */
  public TimeLeft withMove(long ms) {
    return new TimeLeft(blackMs, whiteMs, ms);
  }
}
