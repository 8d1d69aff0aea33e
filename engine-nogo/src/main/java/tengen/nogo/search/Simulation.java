package tengen.nogo.search;

import tengen.common.HotPath;
import tengen.nogo.board.NogoBoard;

/**
 * The simulations of one thread in a Monte Carlo tree search. Proven results are backed up as they
 * are found (MCTS-Solver; M. Winands, Y. Björnsson and J.-T. Saito, 2008).
 */
@HotPath
abstract class Simulation {
  /** Maximum number of stones at which symmetry pruning is tried. */
  private static final int MAX_SYMMETRIC_STONES = 4;

  private final Tree tree;
  private final NogoSearchParameters parameters;
  private final SymmetryPruning symmetryPruning;

  /** The root's side to move. */
  final int toMove;

  /** The position of the simulation. */
  final NogoBoard board;

  /** Nodes from the root to the leaf. */
  final int[] path;

  /** Points of the moves from {@link #listMoves}. */
  final short[] points;

  /** Number of moves from the root to the leaf. */
  int depth;

  /** Creates the simulations of one thread for one search. */
  Simulation(Tree tree, NogoSearchParameters parameters) {
    this.tree = tree;
    this.parameters = parameters;
    toMove = parameters.colour();
    NogoBoard start = parameters.board();
    board = new NogoBoard(start.width(), start.height());
    symmetryPruning = new SymmetryPruning(board);
    int maxMoves = start.width() * start.height();
    path = new int[maxMoves + 1];
    points = new short[maxMoves];
  }

  /** Runs one simulation. */
  abstract void run();

  /** Returns true until the root's result is proven. */
  final boolean isUndecided() {
    return tree.proof(Tree.ROOT) == Tree.UNKNOWN;
  }

  /** Returns true if some moves must not be played. */
  final boolean areMovesRestricted() {
    return !parameters.avoidMoves().isEmpty();
  }

  /** Sets the board to the root's position. */
  final void start() {
    board.copyFrom(parameters.board());
    depth = 0;
    path[0] = Tree.ROOT;
  }

  /** Lists the moves of the board that are searched; returns their number. */
  final int listMoves(int colour) {
    int both = board.copyList(NogoBoard.BOTH, points, 0);
    int count = both + board.copyList(1 << colour, points, both);
    return count == 0 ? 0 : filter(count, colour);
  }

  /** Removes moves that need not be searched; returns the number of those kept. */
  private int filter(int count, int colour) {
    if (areMovesRestricted()) {
      return parameters.avoidMoves().retainAllowed(points, count, colour, depth);
    }
    boolean isEarly =
        board.stones() <= MAX_SYMMETRIC_STONES
            && board.count(NogoBoard.BOTH) > EndgameSolver.MAX_OPEN;
    return isEarly ? symmetryPruning.unique(board, points, count) : count;
  }

  /** Backs up a proven leaf as long as it proves the next parent. */
  final void backUpProof() {
    for (int at = depth - 1; at >= 0 && tree.proof(path[at]) == Tree.UNKNOWN; at--) {
      byte proof = proofByChildren(path[at], tree.proof(path[at + 1]));
      if (proof == Tree.UNKNOWN) {
        return;
      }
      tree.prove(path[at], proof);
    }
  }

  private byte proofByChildren(int node, byte child) {
    if (child == Tree.WON) {
      return Tree.LOST;
    }
    int first = tree.first(node);
    int after = tree.after(first);
    for (int at = first; at < after; at++) {
      if (tree.proof(at) != Tree.LOST) {
        return Tree.UNKNOWN;
      }
    }
    return tree.areAll(first) ? Tree.WON : Tree.UNKNOWN;
  }
}
