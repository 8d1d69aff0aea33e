package tengen.gomoku.search;

import tengen.gomoku.board.GomokuBoard;

/**
 * Static evaluation of one search thread's board. The search reports every stone, so that an
 * implementation can update accumulators instead of scanning the board at each node.
 *
 * <p>Solvers and the check for forbidden points play on the board without reporting, and take their
 * stones back before the next evaluation. Called on the search thread only, at every node.
 */
public interface Evaluation {
  /** Called after a stone was put on the board. */
  void play(int point, int colour);

  /** Called before the last stone is taken back. */
  void undo();

  /**
   * Returns the value for the side to move, within ±{@link SearchValue#FORCED}; {@link
   * SearchValue#LOGIT} is a win rate of 73 %.
   */
  int evaluate(int side);

  /** Creates the evaluation of a search thread; called from any thread. */
  @FunctionalInterface
  interface Factory {
    /** Creates an evaluation of this board in its current state. */
    Evaluation on(GomokuBoard board);
  }
}
