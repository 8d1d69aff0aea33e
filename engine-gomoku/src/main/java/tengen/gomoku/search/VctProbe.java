package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.solve.VctSolver;

/**
 * Asks the VCT solver at nodes of the tree whether the side to move wins by threes and fours. A
 * node is asked again each time it is searched so much deeper that the answer may cost twice as
 * much.
 */
@HotPath
final class VctProbe {
  /** From 2 on it costs more than it gains: 33.8 % of 80 games at 60 ms. */
  private static final float LEAST_DEPTH = 7;

  private static final float PLIES_PER_STEP = 2;
  private static final int MOVES = 10;
  private static final int MOVES_PER_STEP = 2;
  private static final int NODES = 254;
  private static final int MAX_NODES = 20_000;
  private static final int TABLE_BITS = 14;

  private final SearchContext context;
  private final VctSolver solver;

  VctProbe(SearchContext context) {
    this.context = context;
    solver = new VctSolver(context.board, TABLE_BITS);
  }

  /**
   * Whether to ask.
   *
   * @param entry of the transposition table
   */
  boolean isDue(int side, float depth, long entry) {
    return depth >= LEAST_DEPTH
        && (entry == TranspositionTable.MISS || step(depth) > step(TranspositionTable.depth(entry)))
        && context.board.hasAtLeast(side, PointClass.THREE);
  }

  /** The value of a win that was found, or {@link Value#NONE}. */
  int value(int side, int ply, float depth) {
    int step = step(depth);
    long nodes = Math.min(MAX_NODES, (long) NODES << step);
    int moves = solver.win(side, MOVES + MOVES_PER_STEP * step, nodes, _ -> false);
    context.count(solver.nodes());
    return moves > 0 ? Value.winIn(ply + 2 * moves - 1) : Value.NONE;
  }

  /** The first move of the win that {@link #value} found. */
  int winningMove() {
    return solver.winningMove();
  }

  /** Below 0: no depth to ask at. */
  private static int step(float depth) {
    return (int) Math.floor((depth - LEAST_DEPTH) / PLIES_PER_STEP);
  }
}
