package tengen.gomoku.search;

import tengen.common.HotPath;

/**
 * Late-move reductions and move-count pruning, as in Stockfish and Rapfi, but applied to threats
 * and answers to threats as well as to quiet moves. Constants are in plies and come from SPSA and
 * matches: docs/lab/strength-gomoku.md.
 */
@HotPath
final class LateMoves {
  private static final double LOG_PRODUCT_PLIES = 0.97;
  private static final float PV_NODE_PLIES = 1.2f;
  private static final float WAS_PV_PLIES = 0.95f;
  private static final float CUT_NODE_PLIES = 1.7f;
  private static final float NOT_IMPROVING_PLIES = 1.1f;
  private static final float ATTACK_PLIES = 0.65f;
  private static final float HISTORY_PLIES = 0.87f / MoveHistory.LIMIT;
  private static final float BASE_PLIES = 0.17f;
  private static final double BASE_MOVES = 2.1;
  private static final double MOVES_EXPONENT = 1.27;

  private static final int TABLE_SIDE = 64;
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
        BY_DEPTH_AND_COUNT[
            Math.min(TABLE_SIDE - 1, (int) depth) * TABLE_SIDE + Math.min(TABLE_SIDE - 1, count)];
    if (pvNode) {
      plies = Math.max(0, plies - PV_NODE_PLIES);
    } else if (!node.isImproving && plies > 1) {
      plies += NOT_IMPROVING_PLIES;
    }
    if (node.wasPv) {
      plies -= WAS_PV_PLIES;
    }
    if (cutNode) {
      plies += CUT_NODE_PLIES;
    }
    if (node.isContinuedAttack) {
      plies -= ATTACK_PLIES;
    }
    return plies + BASE_PLIES - HISTORY_PLIES * node.history;
  }

  /**
   * Returns the number of moves searched at a node once one of them avoids a loss.
   *
   * @param isImproving true if the side to move stands better than two plies ago
   */
  static int maxMoves(float depth, boolean isImproving) {
    int moves = MAX_MOVES_BY_DEPTH[Math.max(0, Math.min(TABLE_SIDE - 1, (int) depth))];
    return isImproving ? moves : (moves - 1) / 2;
  }

  private static float[] byDepthAndCount() {
    float[] plies = new float[TABLE_SIDE * TABLE_SIDE];
    for (int depth = 1; depth < TABLE_SIDE; depth++) {
      for (int count = 1; count < TABLE_SIDE; count++) {
        plies[depth * TABLE_SIDE + count] =
            (float) (LOG_PRODUCT_PLIES * Math.log(depth) * Math.log(count));
      }
    }
    return plies;
  }

  private static int[] maxMovesByDepth() {
    int[] moves = new int[TABLE_SIDE];
    for (int depth = 0; depth < TABLE_SIDE; depth++) {
      moves[depth] = (int) (BASE_MOVES + Math.pow(depth, MOVES_EXPONENT));
    }
    return moves;
  }
}
