package tengen.nogo.search;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.network.NetworkEvaluator;

/**
 * Evaluates positions by a network, or reads their evaluation from a cache. Confined to one thread.
 * Each call overwrites the evaluation that the last one returned.
 */
@HotPath
final class LeafEvaluator {
  private final NetworkEvaluator network;
  private final EvaluationCache cache;
  private final NetworkEvaluation evaluation;
  private final float[] sorted;

  /**
   * Creates an evaluator.
   *
   * @param maxMoves maximum number of moves of a position
   */
  LeafEvaluator(NetworkEvaluator network, EvaluationCache cache, int maxMoves) {
    this.network = network;
    this.cache = cache;
    evaluation = new NetworkEvaluation(maxMoves);
    sorted = new float[maxMoves];
  }

  /** Evaluates a position with these moves. Does not use the cache. */
  NetworkEvaluation evaluate(NogoBoard board, int colour, short[] points, int count) {
    network.evaluate(board, colour);
    evaluation.winRate = network.winRate();
    evaluation.count = count;
    System.arraycopy(points, 0, evaluation.points, 0, count);
    computePriors();
    return evaluation;
  }

  /**
   * Evaluates a position with only its most probable moves: {@link EvaluationCache#MOVES}, or more
   * if some are equal.
   *
   * @param key the position's key
   * @param points all moves of the position
   */
  NetworkEvaluation evaluateLikely(
      NogoBoard board, int colour, long key, short[] points, int count) {
    if (!cache.load(key, evaluation)) {
      evaluate(board, colour, points, count);
      keepLikeliest();
      if (evaluation.count <= EvaluationCache.MOVES) {
        cache.store(key, evaluation);
      }
    }
    return evaluation;
  }

  /** Computes the probability of each move. */
  private void computePriors() {
    float[] priors = evaluation.priors;
    int count = evaluation.count;
    float highest = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      highest = Math.max(highest, network.moveLogit(evaluation.points[i]));
    }
    float sum = 0;
    for (int i = 0; i < count; i++) {
      priors[i] = (float) Math.exp(network.moveLogit(evaluation.points[i]) - highest);
      sum += priors[i];
    }
    for (int i = 0; i < count; i++) {
      priors[i] /= sum;
    }
  }

  /** Removes the least probable moves, and keeps the others in their order. */
  private void keepLikeliest() {
    int count = evaluation.count;
    if (count <= EvaluationCache.MOVES) {
      return;
    }
    System.arraycopy(evaluation.priors, 0, sorted, 0, count);
    Arrays.sort(sorted, 0, count);
    float lowest = sorted[count - EvaluationCache.MOVES];
    evaluation.count = 0;
    for (int i = 0; i < count; i++) {
      if (evaluation.priors[i] >= lowest) {
        evaluation.points[evaluation.count] = evaluation.points[i];
        evaluation.priors[evaluation.count++] = evaluation.priors[i];
      }
    }
  }
}
