package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.Board;

/**
 * Linear evaluation by patterns: the sum over all points of what their line classes are worth,
 * which the board keeps up to date, and a value for the threats on the board.
 */
@HotPath
public final class PatternEvaluation implements Evaluation {
  /** The board's values are in halves. */
  private static final int BOARD_UNIT = 2;

  private final Board board;

  /** An evaluation of this board. */
  public PatternEvaluation(Board board) {
    this.board = board;
  }

  @Override
  public void play(int point, int colour) {}

  @Override
  public void undo() {}

  @Override
  public int evaluate(int side) {
    int value = (board.value(side) - board.value(1 - side)) / BOARD_UNIT + board.threatScore(side);
    return Math.max(1 - Value.FORCED, Math.min(Value.FORCED - 1, value));
  }
}
