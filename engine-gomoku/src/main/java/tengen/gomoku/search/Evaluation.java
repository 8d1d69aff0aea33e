package tengen.gomoku.search;

import tengen.gomoku.board.GomokuBoard;

/**
 * Static evaluation of one search thread's board. The search tells it of every stone, so that it
 * can keep accumulators of its own up to date and need not look at the whole board at each node.
 *
 * <p>Solvers and tests for forbidden points play on the board alone; they take back what they play
 * before the evaluation is asked again. Search thread only; as hot as the search.
 */
public interface Evaluation {
  /** Called after a stone was put on the board. */
  void play(int point, int colour);

  /** Called before the last stone is taken back. */
  void undo();

  /**
   * The value for the side to move, within ±{@link SearchValue#FORCED}: {@link SearchValue#LOGIT}
   * is a win rate of 73 %.
   */
  int evaluate(int side);

  /** Makes the evaluation of a search thread; any thread. */
  @FunctionalInterface
  interface Factory {
    /** An evaluation of this board as it is now. */
    Evaluation on(GomokuBoard board);
  }
}
