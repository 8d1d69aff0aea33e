package tengen.nogo.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import tengen.common.HotPath;

/**
 * A tree with the priors of a network, for simulations that end with an evaluation, and a cache of
 * evaluations.
 *
 * <pre>
 * stats[node]   26 bits of visits; 38 bits of the sum of values for the mover, a win WIN_VALUE
 * priors[node]  probability of the move among those of its parent
 * </pre>
 */
@HotPath
final class PolicyTree extends Tree {
  /** Value of a won simulation; a lost one has 0. */
  static final int WIN_VALUE = 1 << 12;

  /** Weight of the exploration term. */
  private static final float EXPLORATION = 1.1f;

  /** Win rate that a move without visits is expected to lose, if all others have visits. */
  private static final float FIRST_PLAY_REDUCTION = 0.2f;

  private static final int VISIT_SHIFT = 38;
  private static final long VISIT = 1L << VISIT_SHIFT;
  private static final int MAX_VISITS = 60_000_000;

  private static final int STATISTICS_BYTES = 8 + 4;

  /** Divisor of the memory for the cache. */
  private static final int CACHE_DIVISOR = 16;

  private static final VarHandle COUNTS = MethodHandles.arrayElementVarHandle(long[].class);

  private final long[] stats;
  private final float[] priors;
  private final EvaluationCache cache;

  /**
   * Creates a tree with only a root.
   *
   * @param memoryBytes maximum memory, the cache included
   * @param minChildren number of children for which there is room in any case
   */
  PolicyTree(long memoryBytes, int minChildren) {
    super(memoryBytes - memoryBytes / CACHE_DIVISOR, STATISTICS_BYTES, minChildren);
    stats = new long[capacity()];
    priors = new float[capacity()];
    cache = new EvaluationCache(memoryBytes / CACHE_DIVISOR);
  }

  EvaluationCache cache() {
    return cache;
  }

  /** Discards all nodes except a root without children, and the cache's evaluations. */
  @Override
  void clear() {
    super.clear();
    cache.clear();
  }

  @Override
  void clearStatistics(int first, int after) {
    Arrays.fill(stats, first, after, 0);
  }

  @Override
  void copyStatistics(int from, int to, int count) {
    System.arraycopy(stats, from, stats, to, count);
    System.arraycopy(priors, from, priors, to, count);
  }

  @Override
  int maxVisits() {
    return MAX_VISITS;
  }

  /**
   * Expands a claimed leaf. If there is no room, the node stays a leaf, and the tree is full.
   *
   * @param probabilities probability of each move
   * @param isAll true if the points are all moves; otherwise the other moves are less probable
   */
  void expand(int node, short[] points, float[] probabilities, int count, boolean isAll) {
    link(node, allot(points, probabilities, count, isAll));
  }

  private int allot(short[] points, float[] probabilities, int count, boolean isAll) {
    int first = allot(points, count, isAll);
    if (first != NONE) {
      System.arraycopy(probabilities, 0, priors, first, count);
    }
    return first;
  }

  /**
   * Gives a node with some children a child for each move. If there is no room, the node stays as
   * it is, and the tree is full. Updates of the node's children by other threads meanwhile may be
   * lost, which is rare and harmless.
   *
   * @param probabilities probability of each move
   */
  void expandFully(int node, short[] points, float[] probabilities, int count) {
    int first = allot(points, probabilities, count, true);
    if (first != NONE) {
      for (int i = 0; i < count; i++) {
        int child = child(node, points[i]);
        if (child != NONE) {
          copyNode(child, first + i);
        }
      }
      link(node, first);
    }
  }

  @Override
  int visits(int node) {
    return (int) (stats[node] >>> VISIT_SHIFT);
  }

  @Override
  double wins(int node) {
    return (double) (stats[node] & (VISIT - 1)) / WIN_VALUE;
  }

  /** Counts a visit as a loss until {@link #addValue} adds its value (virtual loss). */
  void addVisit(int node) {
    COUNTS.getAndAdd(stats, node, VISIT);
  }

  /** Adds the value of a counted visit for the mover, 0 to {@link #WIN_VALUE}. */
  void addValue(int node, int value) {
    COUNTS.getAndAdd(stats, node, (long) value);
  }

  /**
   * Returns the child to descend to: a proven win, or the one with the highest sum of win rate and
   * exploration term. The term is {@code EXPLORATION * prior * sqrt(N) / (1 + n)} for {@code n}
   * visits of the child and {@code N} of its parent (PUCT, as in AlphaZero). Proven losses come
   * last. A child without visits is expected to win less often than its parent (first-play urgency,
   * as in Leela Chess Zero).
   *
   * @return the child; {@link #NONE} if it may be one of those that the node does not have yet
   */
  int select(int node) {
    int first = first(node);
    int after = after(first);
    float scale = EXPLORATION * (float) Math.sqrt(visits(node));
    float unvisited = unvisitedWinRate(node, first);
    boolean hasChoice = areAll(first) || isFull();
    int best = first;
    float highest = -1;
    for (int child = first; child < after; child++) {
      byte proof = proof(child);
      if (proof == WON) {
        return child;
      }
      int visits = visits(child);
      float winRate = visits == 0 ? unvisited : (float) (wins(child) / visits);
      float score = winRate + scale * priors[child] / (1 + visits);
      if (proof != LOST && score > highest) {
        highest = score;
        best = child;
      }
      hasChoice |= visits == 0;
    }
    return hasChoice ? best : NONE;
  }

  private float unvisitedWinRate(int node, int first) {
    float visitedPriors = 0;
    int after = after(first);
    for (int child = first; child < after; child++) {
      visitedPriors += visits(child) > 0 ? priors[child] : 0;
    }
    float winRate = 1 - (float) (wins(node) / visits(node));
    return Math.max(0, winRate - FIRST_PLAY_REDUCTION * (float) Math.sqrt(visitedPriors));
  }
}
