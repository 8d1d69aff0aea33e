package tengen.gomoku.board;

import tengen.common.HotPath;

/**
 * Evaluation features for the threats on the board: a bit for each point class that a side has a
 * point of.
 *
 * <pre>
 * bits 0..3   the side to move: four-three, four, double three, three
 * bits 4..8   its opponent: open four, then the same classes
 * </pre>
 *
 * Immediate wins are not included: the search decides such positions before it evaluates.
 */
@HotPath
public final class ThreatFeatures {
  /** Number of bits. */
  public static final int BITS = 9;

  /** Number of combinations. */
  public static final int COUNT = 1 << BITS;

  private static final int OWN_BITS = 4;

  private ThreatFeatures() {}

  /** Returns the features for a side to move. */
  public static int of(GomokuBoard board, int side) {
    int other = 1 - side;
    int openFour = board.count(other, PointClass.OPEN_FOUR) > 0 ? 1 << OWN_BITS : 0;
    return strong(board, side) | openFour | (strong(board, other) << (OWN_BITS + 1));
  }

  private static int strong(GomokuBoard board, int colour) {
    return (board.count(colour, PointClass.FOUR_THREE) > 0 ? 1 : 0)
        | (board.count(colour, PointClass.FOUR) > 0 ? 2 : 0)
        | (board.count(colour, PointClass.DOUBLE_THREE) > 0 ? 4 : 0)
        | (board.count(colour, PointClass.THREE) > 0 ? 8 : 0);
  }
}
