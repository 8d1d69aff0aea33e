package tengen.protocol.table;

import tengen.game.Side;

/**
 * What is left on the clocks of a table, never below 0.
 *
 * @param moveMs of the move that is to be made
 */
public record TimeLeft(long blackMs, long whiteMs, long moveMs) {
  /** No limit. */
  public static final long UNLIMITED = Long.MAX_VALUE;

  public TimeLeft {
    blackMs = Math.max(0, blackMs);
    whiteMs = Math.max(0, whiteMs);
    moveMs = Math.max(0, moveMs);
  }

  /** What a side has left of its game. */
  public long of(Side side) {
    return side == Side.BLACK ? blackMs : whiteMs;
  }

  /** When the flag of the side to move falls, from now. */
  public long untilFlag(Side toMove) {
    return Math.min(of(toMove), moveMs);
  }

  /** After the side to move has thought for so long. */
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

  /** The same where the sides have changed. */
  public TimeLeft changed() {
    return new TimeLeft(/* blackMs= */ whiteMs, /* whiteMs= */ blackMs, moveMs);
  }

  /** With this for the next move. */
  public TimeLeft withMove(long ms) {
    return new TimeLeft(blackMs, whiteMs, ms);
  }
}
