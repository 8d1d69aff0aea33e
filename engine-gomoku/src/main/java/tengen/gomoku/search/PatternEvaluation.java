package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.GomokuBoard;

/**
 * Linear evaluation by patterns: the sum over all points of what their line classes are worth,
 * which the board keeps up to date, and a value for the threats on the board.
 */
@HotPath
public final class PatternEvaluation implements Evaluation {
  /** The board's values are in halves. */
  private static final int BOARD_UNIT = 2;

  private final GomokuBoard board;

  /** An evaluation of this board. */
  public PatternEvaluation(GomokuBoard board) {
    this.board = board;
  }

  @Override
  public void play(int point, int colour) {}

  @Override
  public void undo() {}

  @Override
  public int evaluate(int side) {
    int value = (board.value(side) - board.value(1 - side)) / BOARD_UNIT + board.threatScore(side);
    return Math.max(1 - SearchValue.FORCED, Math.min(SearchValue.FORCED - 1, value));
  }
}
