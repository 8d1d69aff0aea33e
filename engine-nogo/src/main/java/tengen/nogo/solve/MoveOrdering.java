package tengen.nogo.solve;

import tengen.common.HotPath;

/**
 * The order in which the search tries moves: by the points that each side may still play on, its
 * own ones and the shared ones. Twice the difference of private points less the shared ones took 19
 * % fewer nodes than the difference alone in the table of solved positions, 16 % on 3x6, 22 % on
 * 2x9.
 *
 * <p>Where many points are open a wrong move costs most; there the same is counted two plies ahead.
 * This took 3x7 from 15.3 million nodes to 0.7, 4x5 from 4.6 to 1.9; one ply ahead 4x5 took 4.1,
 * and four plies ahead, from 14 points on, 3x7 took 10.7.
 */
@HotPath
final class MoveOrdering {
  /** What a point is worth that one side alone may play on, to that side. */
  private static final int PRIVATE = 16;

  /** What a shared one is worth to the side that is to move, after one ply. */
  private static final int SHARED = 8;

  /** The same after three plies: 16 to 24 took about the same nodes, 8 a third more. */
  private static final int SHARED_AHEAD = 20;

  /** The open points from which on two more plies pay; 12 to 15 took the same time. */
  private static final int MANY = 13;

  private static final int PLIES_AHEAD = 2;

  /** Weight of the look ahead, in halves of what is seen at once. */
  private static final int AHEAD = 2;

  private static final int INFINITE = 1 << 20;
  private static final int NO_MOVE = 1 << 12;

  private final CompactBoard board;

  MoveOrdering(CompactBoard board) {
    this.board = board;
  }

  /** Whether it pays to look ahead from a position with these open points. */
  boolean pays(long open) {
    return Long.bitCount((board.legal(0) | board.legal(1)) & open) >= MANY;
  }

  /** The position as a side sees it that has just moved, at a glance. */
  int value(int side, long open) {
    return -value(1 - side, open, SHARED);
  }

  /**
   * The same, with the value two plies ahead.
   *
   * @param inHand moves in hand that the other side has spent, less those of this side
   */
  int valueAhead(int side, long open, int inHand) {
    int ahead = -best(1 - side, open, PLIES_AHEAD, -INFINITE, INFINITE) + PRIVATE * inHand;
    return (AHEAD * ahead + value(side, open)) / (AHEAD + 1);
  }

  private int value(int side, long open, int shared) {
    long ours = board.legal(side) & open;
    long theirs = board.legal(1 - side) & open;
    return PRIVATE * (Long.bitCount(ours) - Long.bitCount(theirs))
        + shared * Long.bitCount(ours & theirs);
  }

  /** For the side to move, by alpha-beta. */
  private int best(int side, long open, int plies, int alpha, int beta) {
    if (plies == 0) {
      return value(side, open, SHARED_AHEAD);
    }
    int best = -NO_MOVE;
    for (long rest = board.legal(side) & open; rest != 0 && best < beta; rest &= rest - 1) {
      board.play(Long.numberOfTrailingZeros(rest), side);
      best = Math.max(best, -best(1 - side, open, plies - 1, -beta, -Math.max(alpha, best)));
      board.undo();
    }
    return best;
  }
}
