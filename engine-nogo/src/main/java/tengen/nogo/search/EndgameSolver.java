package tengen.nogo.search;

import java.util.function.LongPredicate;
import tengen.common.HotPath;
import tengen.nogo.board.BitBoard;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.solve.NogoSolution;
import tengen.nogo.solve.NogoSolution.Outcome;
import tengen.nogo.solve.NogoSolver;

/**
 * Solves positions near the end of the game exactly: the {@link NogoSolver} with its own bit board.
 * Confined to one thread.
 */
@HotPath
final class EndgameSolver {
  /** Solver nodes that take as long as one simulation; see docs/lab/measured-solvers.md. */
  static final int NODES_PER_SIMULATION = 1;

  /** Most points open to both sides at which the solver is asked. */
  static final int MAX_OPEN = 26;

  private final int width;
  private final int height;
  private final BitBoard bits;
  private final NogoSolver solver;

  /** For boards of this size, of {@link BitBoard#MAX_POINTS} at most. */
  EndgameSolver(int width, int height, long tableBytes) {
    this.width = width;
    this.height = height;
    bits = new BitBoard(width, height);
    solver = new NogoSolver(tableBytes);
  }

  /** Whether it is for boards of this one's size. */
  boolean hasSizeOf(NogoBoard board) {
    return board.width() == width && board.height() == height;
  }

  /** Whether a position is near enough to the end to be solved. */
  static boolean isInReach(NogoBoard board) {
    return board.width() * board.height() <= BitBoard.MAX_POINTS
        && board.count(NogoBoard.BOTH) <= MAX_OPEN;
  }

  /**
   * Solves a position within so many nodes. In a lost one the move is that which lasts longest, as
   * far as as many nodes again can tell; both count in the solution's nodes.
   *
   * @param shouldStop given the nodes so far
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

  /** A solution's point as a board numbers it. */
  int point(NogoBoard board, NogoSolution solution) {
    return board.point(solution.point() % width, solution.point() / width);
  }
}
