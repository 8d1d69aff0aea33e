package tengen.gomoku.search;

import tengen.common.HotPath;

/**
 * How much less deep the moves behind a node's first are searched, and which not at all: late-move
 * reductions and move-count pruning, as in Stockfish and Rapfi, but of every kind of move, threats
 * and answers to threats too. In plies. From SPSA and matches: docs/lab/strength-gomoku.md.
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
  private static final int[] MOST_BY_DEPTH = mostByDepth();

  private LateMoves() {}

  /**
   * How much less deep a move is searched at first.
   *
   * @param node has the move
   * @param count of the moves so far, this one included
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
    if (node.goesOnAttacking) {
      plies -= ATTACK;
    }
    return plies + BASE - HISTORY * node.history;
  }

  /**
   * How many moves of a node are searched once one of them holds.
   *
   * @param isImproving whether the position gets better for the side to move
   */
  static int most(float depth, boolean isImproving) {
    int moves = MOST_BY_DEPTH[Math.max(0, Math.min(SIZE - 1, (int) depth))];
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

  private static int[] mostByDepth() {
    int[] moves = new int[SIZE];
    for (int depth = 0; depth < SIZE; depth++) {
      moves[depth] = (int) (MOVES + Math.pow(depth, MOVES_EXPONENT));
    }
    return moves;
  }
}
