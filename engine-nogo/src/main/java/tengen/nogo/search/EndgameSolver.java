package tengen.nogo.search;

import java.util.function.LongPredicate;
import tengen.common.HotPath;
import tengen.nogo.board.BitBoard;
import tengen.nogo.board.Board;
import tengen.nogo.solve.Solution;
import tengen.nogo.solve.Solution.Outcome;
import tengen.nogo.solve.Solver;

/**
 * Solves positions near the end of the game exactly: the {@link Solver} with its own bit board.
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
  private final Solver solver;

  /** For boards of this size, of {@link BitBoard#MAX_POINTS} at most. */
  EndgameSolver(int width, int height, long tableBytes) {
    this.width = width;
    this.height = height;
    bits = new BitBoard(width, height);
    solver = new Solver(tableBytes);
  }

  /** Whether it is for boards of this one's size. */
  boolean hasSizeOf(Board board) {
    return board.width() == width && board.height() == height;
  }

  /** Whether a position is near enough to the end to be solved. */
  static boolean isInReach(Board board) {
    return board.width() * board.height() <= BitBoard.MAX_POINTS
        && board.count(Board.BOTH) <= MAX_OPEN;
  }

  /**
   * Solves a position within so many nodes. In a lost one the move is that which lasts longest, as
   * far as as many nodes again can tell; both count in the solution's nodes.
   *
   * @param shouldStop given the nodes so far
   */
  Solution solve(Board board, int toMove, long maxNodes, LongPredicate shouldStop) {
    read(board);
    Solution solution = solver.solve(bits, toMove, maxNodes, shouldStop);
    if (solution.outcome() != Outcome.LOSS) {
      return solution;
    }
    long before = solution.nodes();
    int lasting =
        solver.lastingMove(bits, toMove, maxNodes, nodes -> shouldStop.test(before + nodes));
    return new Solution(Outcome.LOSS, lasting, before + solver.nodes());
  }

  private void read(Board board) {
    while (bits.plies() > 0) {
      bits.undo();
    }
    for (int at = 0; at < bits.points(); at++) {
      int point = board.point(at % width, at / width);
      if (board.hasStone(point, Board.BLACK)) {
        bits.play(at, BitBoard.BLACK);
      } else if (board.hasStone(point, Board.WHITE)) {
        bits.play(at, BitBoard.WHITE);
      }
    }
  }

  /** A solution's point as a board numbers it. */
  int point(Board board, Solution solution) {
    return board.point(solution.point() % width, solution.point() / width);
  }
}
