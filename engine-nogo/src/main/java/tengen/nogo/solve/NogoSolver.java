package tengen.nogo.solve;

import java.util.function.LongPredicate;
import tengen.nogo.board.BitBoard;
import tengen.nogo.solve.NogoSolution.Outcome;

/**
 * The exact NoGo solver: who wins a position, with a move to show for it. Solves one position at a
 * time; confined to one thread. What is learnt of one position is forgotten before the next.
 * Nothing is allocated but the solution.
 */
public final class NogoSolver {
  private final WinLossSearch search;

  /** A solver whose table takes at most so many bytes, and 32 KiB at the least. */
  public NogoSolver(long tableBytes) {
    search = new WinLossSearch(tableBytes);
  }

  /**
   * Solves a position.
   *
   * @param toMove {@link BitBoard#BLACK} or {@link BitBoard#WHITE}
   * @param shouldStop given the nodes so far, every 1024 of them
   */
  public NogoSolution solve(BitBoard board, int toMove, long maxNodes, LongPredicate shouldStop) {
    return load(board)
        ? solve(toMove, maxNodes, shouldStop)
        : new NogoSolution(Outcome.UNKNOWN, NogoSolution.NO_POINT, 0);
  }

  /**
   * In a lost position the move that makes the win longest, against the shortest win; where a limit
   * comes first, one that lasts as long as any other does for all that is known by then; {@link
   * NogoSolution#NO_POINT} where there is none, or too many empty points.
   */
  public int lastingMove(BitBoard board, int toMove, long maxNodes, LongPredicate shouldStop) {
    return load(board)
        ? search.lastingBoardPoint(toMove, maxNodes, shouldStop)
        : NogoSolution.NO_POINT;
  }

  /** Nodes of the last question. */
  public long nodes() {
    return search.nodes();
  }

  /** Takes over a position; false: it is too large. The table is empty then. */
  boolean load(BitBoard board) {
    return search.load(board);
  }

  /** Solves the position that was loaded. */
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

  /** What is known of positions that follow from the one that was loaded. */
  NogoProofTable table() {
    return search.table();
  }
}
