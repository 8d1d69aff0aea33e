package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.GomokuBoard;

/**
 * Linear evaluation: the sum of pattern values over all points, which the board updates
 * incrementally, plus a term for the threats on the board.
 */
@HotPath
public final class PatternEvaluation implements Evaluation {
  /** Divisor of the board's values, which are in half units. */
  private static final int BOARD_UNIT = 2;

  private final GomokuBoard board;

  /** Creates an evaluation of this board. */
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
