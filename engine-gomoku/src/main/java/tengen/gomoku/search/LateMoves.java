package tengen.gomoku.search;

import tengen.common.HotPath;

/**
 * Late-move reductions and move-count pruning, as in Stockfish and Rapfi, but applied to threats
 * and answers to threats as well as to quiet moves. Constants are in plies and come from SPSA and
 * matches: docs/lab/strength-gomoku.md.
 */
@HotPath
final class LateMoves {
  private static final double SCALE = 0.97;
  private static final float PV_NODE = 1.2f;
  private static final float WAS_PV = 0.95f;
  private static final float CUT_NODE = 1.7f;
  private static final float NOT_IMPROVING = 1.1f;
  private static final float ATTACK = 0.65f;
  private static final float HISTORY = 0.87f / MoveHistory.LIMIT;
  private static final float BASE = 0.17f;
  private static final double MOVES = 2.1;
  private static final double MOVES_EXPONENT = 1.27;

  private static final int SIZE = 64;
  private static final float[] BY_DEPTH_AND_COUNT = byDepthAndCount();
  private static final int[] MAX_MOVES_BY_DEPTH = maxMovesByDepth();

  private LateMoves() {}

  /**
   * Returns the reduction in plies for the first search of a move.
   *
   * @param node node that the move belongs to
   * @param count number of moves so far, including this one
   */
  static float reduction(Ply node, float depth, int count, boolean pvNode, boolean cutNode) {
    float plies =
        BY_DEPTH_AND_COUNT[Math.min(SIZE - 1, (int) depth) * SIZE + Math.min(SIZE - 1, count)];
    if (pvNode) {
      plies = Math.max(0, plies - PV_NODE);
    } else if (!node.isImproving && plies > 1) {
      plies += NOT_IMPROVING;
    }
    if (node.wasPv) {
      plies -= WAS_PV;
    }
    if (cutNode) {
      plies += CUT_NODE;
    }
    if (node.isContinuedAttack) {
      plies -= ATTACK;
    }
    return plies + BASE - HISTORY * node.history;
  }

  /**
   * Returns the number of moves searched at a node once one of them avoids a loss.
   *
   * @param isImproving true if the side to move stands better than two plies ago
   */
  static int maxMoves(float depth, boolean isImproving) {
    int moves = MAX_MOVES_BY_DEPTH[Math.max(0, Math.min(SIZE - 1, (int) depth))];
    return isImproving ? moves : (moves - 1) / 2;
  }

  private static float[] byDepthAndCount() {
    float[] plies = new float[SIZE * SIZE];
    for (int depth = 1; depth < SIZE; depth++) {
      for (int count = 1; count < SIZE; count++) {
        plies[depth * SIZE + count] = (float) (SCALE * Math.log(depth) * Math.log(count));
      }
    }
    return plies;
  }

  private static int[] maxMovesByDepth() {
    int[] moves = new int[SIZE];
    for (int depth = 0; depth < SIZE; depth++) {
      moves[depth] = (int) (MOVES + Math.pow(depth, MOVES_EXPONENT));
    }
    return moves;
  }
}
