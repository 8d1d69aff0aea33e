package tengen.nogo.search;

import java.util.function.LongPredicate;
import tengen.common.HotPath;
import tengen.nogo.board.BitBoard;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.solve.NogoSolution;
import tengen.nogo.solve.NogoSolution.Outcome;
import tengen.nogo.solve.NogoSolver;

/**
 * Exact solver for positions near the end of the game: the {@link NogoSolver} with its own bit
 * board. Confined to one thread.
 */
@HotPath
final class EndgameSolver {
  /** Maximum number of points open to both sides at which the solver is used. */
  static final int MAX_OPEN = 26;

  /** This maximum for one node, and its increase for ten times as many; see {@link #isInReach}. */
  private static final double OPEN_FOR_ONE_NODE = 4;

  private static final double OPEN_FOR_TENFOLD_NODES = 3;

  private final int width;
  private final int height;
  private final BitBoard bits;
  private final NogoSolver solver;

  /**
   * Creates a solver for boards of this size, which must not exceed {@link BitBoard#MAX_POINTS}.
   */
  EndgameSolver(int width, int height, long tableBytes) {
    this.width = width;
    this.height = height;
    bits = new BitBoard(width, height);
    solver = new NogoSolver(tableBytes);
  }

  /** Returns true if the board has the size of this solver. */
  boolean hasSizeOf(NogoBoard board) {
    return board.width() == width && board.height() == height;
  }

  /**
   * Returns true if a position is close enough to the end to be solved within a node limit. Of
   * positions further from it, the solver solves few: one in five on 5×5, one in 30 on 9×9.
   */
  static boolean isInReach(NogoBoard board, long maxNodes) {
    double open = OPEN_FOR_ONE_NODE + OPEN_FOR_TENFOLD_NODES * Math.log10((double) maxNodes);
    return board.width() * board.height() <= BitBoard.MAX_POINTS
        && board.count(NogoBoard.BOTH) <= Math.min(MAX_OPEN, open);
  }

  /**
   * Solves a position within a node limit. In a lost position, the move is the one that lasts
   * longest according to a second search with the same limit; the solution's nodes include both.
   *
   * @param shouldStop called with the nodes so far
   */
  NogoSolution solve(NogoBoard board, int toMove, long maxNodes, LongPredicate shouldStop) {
    read(board);
    NogoSolution solution = solver.solve(bits, toMove, maxNodes, shouldStop);
    if (solution.outcome() != Outcome.LOSS) {
      return solution;
    }
    long before = solution.nodes();
    int lasting =
        solver.lastingMove(bits, toMove, maxNodes, nodes -> shouldStop.test(before + nodes));
    return new NogoSolution(Outcome.LOSS, lasting, before + solver.nodes());
  }

  private void read(NogoBoard board) {
    while (bits.plies() > 0) {
      bits.undo();
    }
    for (int at = 0; at < bits.points(); at++) {
      int point = board.point(at % width, at / width);
      if (board.hasStone(point, NogoBoard.BLACK)) {
        bits.play(at, BitBoard.BLACK);
      } else if (board.hasStone(point, NogoBoard.WHITE)) {
        bits.play(at, BitBoard.WHITE);
      }
    }
  }

  /** Returns a solution's point in the board's numbering. */
  int point(NogoBoard board, NogoSolution solution) {
    return board.point(solution.point() % width, solution.point() / width);
  }
}
