package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.PointClass;

/**
 * How much less deep the moves behind a node's first are searched, and which not at all: late-move
 * reductions and move-count pruning, as in Stockfish and Rapfi. In plies. Tuned by SPSA and
 * matches: docs/strength-gomoku.md.
 */
@HotPath
final class LateMoves {
  private static final double SCALE = 0.57;
  private static final float PV_NODE = 0.73f;
  private static final float WAS_PV = 0.3f;
  private static final float CUT_NODE = 0.91f;
  private static final float NOT_IMPROVING = 0.43f;
  private static final float THREAT = 0.89f;
  private static final float THREE_AFTER_THREE = 0.16f;
  private static final float HISTORY = 1.09f / MoveHistory.LIMIT;

  /** For each logarithm of the chances that the move is behind the best, beyond the bias. */
  private static final float POLICY = 0.35f;

  private static final float POLICY_BIAS = 2.23f;
  private static final float MAX_POLICY = 2.9f;

  private static final float ROOT_SHARE = 0.9f;
  private static final float MOVES = 2.82f;
  private static final float MOVES_PER_PLY = 1.88f;

  private static final float BEHIND = 5.2f;
  private static final float BEHIND_PER_PLY = 0.83f;

  /** Fours that only put a threat off are left out at less depth. */
  private static final float DELAYS_DEPTH = 6;

  private static final int SIZE = 64;
  private static final float[] BY_DEPTH_AND_COUNT = byDepthAndCount();

  private LateMoves() {}

  /**
   * How much less deep a move is searched at first.
   *
   * @param node has the move
   * @param previous the point class of the same side's move before
   * @param count of the moves so far, this one included
   */
  static float reduction(
      Ply node, int previous, float depth, int count, boolean pvNode, boolean cutNode) {
    float plies = of(depth, count, pvNode, cutNode, node.isQuiet);
    if (!node.isImproving) {
      plies += NOT_IMPROVING;
    }
    if (node.wasPv) {
      plies -= WAS_PV;
    }
    if (node.moveClass < PointClass.FOUR) {
      plies += Math.min(MAX_POLICY, POLICY * (node.behind - POLICY_BIAS));
      if (node.moveClass >= PointClass.THREE && previous >= PointClass.THREE) {
        plies -= THREE_AFTER_THREE;
      }
    }
    return plies - HISTORY * node.history;
  }

  /** The same for a move of the root. */
  static float rootReduction(int depth, int count) {
    return ROOT_SHARE * of(depth, count, true, false, true);
  }

  private static float of(float depth, int count, boolean pvNode, boolean cutNode, boolean quiet) {
    float plies =
        BY_DEPTH_AND_COUNT[Math.min(SIZE - 1, (int) depth) * SIZE + Math.min(SIZE - 1, count)];
    if (pvNode) {
      plies -= PV_NODE;
    }
    if (cutNode) {
      plies += CUT_NODE;
    }
    return quiet ? plies : plies - THREAT;
  }

  /**
   * Whether a move may be left out, where another holds.
   *
   * @param node has the move
   * @param count of the moves so far, this one excluded
   * @param isRestricted whether the moves of the node are answers to a threat
   */
  static boolean isDispensable(Ply node, float depth, int count, boolean isRestricted) {
    if (isRestricted) {
      return node.moveClass == PointClass.FOUR
          && node.othersClass < PointClass.FOUR
          && depth < DELAYS_DEPTH;
    }
    if (node.isQuiet) {
      return count >= limit(depth, node.isImproving)
          || node.behind > BEHIND + BEHIND_PER_PLY * depth;
    }
    return node.moveClass == PointClass.FOUR
        && node.othersClass < PointClass.THREE
        && count >= limit(depth, node.isImproving);
  }

  private static int limit(float depth, boolean isImproving) {
    int moves = (int) (MOVES + MOVES_PER_PLY * depth);
    return isImproving ? moves : (moves + 1) / 2;
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
}
