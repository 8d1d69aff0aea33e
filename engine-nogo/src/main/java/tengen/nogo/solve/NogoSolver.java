package tengen.nogo.solve;

import java.util.function.LongPredicate;
import tengen.nogo.board.BitBoard;
import tengen.nogo.solve.NogoSolution.Outcome;

/**
 * The exact NoGo solver: finds the winner of a position and a move. Solves one position at a time
 * and clears its table before the next. Confined to one thread; allocates nothing but the solution.
 */
public final class NogoSolver {
  private final WinLossSearch search;

  /** Creates a solver whose table takes at most this many bytes, but at least 32 KiB. */
  public NogoSolver(long tableBytes) {
    search = new WinLossSearch(tableBytes);
  }

  /**
   * Solves a position.
   *
   * @param toMove {@link BitBoard#BLACK} or {@link BitBoard#WHITE}
   * @param shouldStop called with the nodes so far, every 1024 nodes
   */
  public NogoSolution solve(BitBoard board, int toMove, long maxNodes, LongPredicate shouldStop) {
    return load(board)
        ? solve(toMove, maxNodes, shouldStop)
        : new NogoSolution(Outcome.UNKNOWN, NogoSolution.NO_POINT, 0);
  }

  /**
   * Returns the move of a lost position that makes the game longest against the shortest win, as
   * far as the limit allows. Returns {@link NogoSolution#NO_POINT} if there is no move or the
   * position has too many empty points.
   */
  public int lastingMove(BitBoard board, int toMove, long maxNodes, LongPredicate shouldStop) {
    return load(board)
        ? search.lastingBoardPoint(toMove, maxNodes, shouldStop)
        : NogoSolution.NO_POINT;
  }

  /** Returns the number of nodes of the last search. */
  public long nodes() {
    return search.nodes();
  }

  /** Loads a position and clears the table; returns false if the position is too large. */
  boolean load(BitBoard board) {
    return search.load(board);
  }

  /** Solves the loaded position. */
  NogoSolution solve(int toMove, long maxNodes, LongPredicate shouldStop) {
    Outcome outcome =
        switch (search.search(toMove, maxNodes, shouldStop)) {
          case NogoProofTable.WIN -> Outcome.WIN;
          case NogoProofTable.LOSS -> Outcome.LOSS;
          default -> Outcome.UNKNOWN;
        };
    int point = outcome == Outcome.UNKNOWN ? NogoSolution.NO_POINT : search.boardPoint(toMove);
    return new NogoSolution(outcome, point, search.nodes());
  }

  /** Returns the table of positions that follow from the loaded one. */
  NogoProofTable table() {
    return search.table();
  }
}
