package tengen.nogo.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import tengen.common.HotPath;

/**
 * A tree with AMAF statistics, for simulations by playouts. Two threads that update the AMAF
 * statistics of one node at once may lose an update, which is rare and harmless.
 *
 * <pre>
 * stats[node]       30 bits of visits; 34 bits of the sum of values for the mover, a win WIN_VALUE
 * amaf[node]        likewise for all simulations in which the mover played there, now or later
 * (all moves as first); visits of the node itself count twice
 * leafValues[node]  static evaluation for the side to move after the move; 0: not evaluated
 * </pre>
 */
@HotPath
final class AmafTree extends Tree {
  /** Weight of the exploration term, from HaHaNoGo; 0.1 and 0.4 were no better. */
  private static final float EXPLORATION = 0.25f;

  /** AMAF statistics of a move proven to lose: more losses than a tree can count visits. */
  private static final long LOST_AMAF = 1L << 63;

  /** Value of a won simulation; a lost one has 0, and values in between occur. */
  static final int WIN_VALUE = 16;

  /** Maximum number of visits of a tree; AMAF statistics count up to twice as many. */
  static final int MAX_VISITS = 500_000_000;

  private static final int VISIT_SHIFT = 34;

  /** A single visit in a word of statistics, as of a loss; a win adds {@link #WIN_VALUE}. */
  static final long VISIT = 1L << VISIT_SHIFT;

  /** Number of visits below which selection reads the exploration term from a table. */
  private static final int TABLE_SIZE = 1 << 12;

  /** Exploration term by the visits of the parent, for a child with one visit. */
  private static final float[] EXPLORATIONS = new float[TABLE_SIZE];

  static {
    for (int visits = 0; visits < TABLE_SIZE; visits++) {
      EXPLORATIONS[visits] = computeExploration(visits);
    }
  }

  private static final int STATISTICS_BYTES = 8 + 8 + 4;

  /** Memory of a node. */
  static final long NODE_BYTES = LINK_BYTES + STATISTICS_BYTES;

  private static final VarHandle COUNTS = MethodHandles.arrayElementVarHandle(long[].class);

  private final long[] stats;
  private final long[] amaf;
  private final float[] leafValues;

  /**
   * Creates a tree with only a root.
   *
   * @param memoryBytes maximum memory
   * @param minChildren number of children for which there is room in any case
   */
  AmafTree(long memoryBytes, int minChildren) {
    super(memoryBytes, STATISTICS_BYTES, minChildren);
    stats = new long[capacity()];
    amaf = new long[capacity()];
    leafValues = new float[capacity()];
  }

  @Override
  void clearStatistics(int first, int after) {
    Arrays.fill(stats, first, after, 0);
    Arrays.fill(amaf, first, after, 0);
    Arrays.fill(leafValues, first, after, 0);
  }

  @Override
  void copyStatistics(int from, int to, int count) {
    System.arraycopy(stats, from, stats, to, count);
    System.arraycopy(amaf, from, amaf, to, count);
    System.arraycopy(leafValues, from, leafValues, to, count);
  }

  @Override
  int maxVisits() {
    return MAX_VISITS;
  }

  /**
   * Expands a claimed leaf. If there is no room, the node stays a leaf, and the tree is full.
   *
   * @param priors initial AMAF statistics of each move
   */
  void expand(int node, short[] points, long[] priors, int count) {
    int first = allot(points, count, true);
    if (first != NONE) {
      System.arraycopy(priors, 0, amaf, first, count);
    }
    link(node, first);
  }

  @Override
  int visits(int node) {
    return visitsOf(stats[node]);
  }

  @Override
  double wins(int node) {
    return valueOf(stats[node]) / WIN_VALUE;
  }

  /** Returns the visits in a word of statistics. */
  static int visitsOf(long statistics) {
    return (int) (statistics >>> VISIT_SHIFT);
  }

  private static float valueOf(long statistics) {
    return statistics & (VISIT - 1);
  }

  float leafValue(int node) {
    return leafValues[node];
  }

  void setLeafValue(int node, float value) {
    leafValues[node] = value;
  }

  /** Counts a visit as a loss until {@link #addValue} adds its value (virtual loss). */
  void addVisit(int node) {
    COUNTS.getAndAdd(stats, node, VISIT);
    amaf[node] += VISIT;
  }

  /** Adds the value of a counted visit for the mover, 0 to {@link #WIN_VALUE}. */
  void addValue(int node, int value) {
    COUNTS.getAndAdd(stats, node, (long) value);
    amaf[node] += value;
  }

  /** Adds a simulation's AMAF statistics by point to all children of a node. */
  void updateAmaf(int node, long[] byPoint) {
    int first = first(node);
    int after = after(first);
    for (int child = first; child < after; child++) {
      amaf[child] += byPoint[move(child)];
    }
  }

  /**
   * Returns the child to descend to: the one with the highest mean AMAF value after adding {@code
   * EXPLORATION * sqrt(n * ln(N))} wins for {@code n} visits of the child and {@code N} of its
   * parent. A child without visits has its AMAF statistics only. (HaHaNoGo's form of the upper
   * confidence bound.)
   *
   * <p>The scores are computed and compared in loops without branches, which the JIT compiler
   * vectorizes where the processor converts vectors of longs to floats (AVX-512).
   *
   * @param scores scratch space for as many numbers as the node has children
   */
  int select(int node, float[] scores) {
    int first = first(node);
    int size = after(first) - first;
    float scale = exploration(visits(node));
    for (int i = 0; i < size; i++) {
      long statistics = amaf[first + i];
      float visits = stats[first + i] >>> VISIT_SHIFT;
      float wins = valueOf(statistics) + scale * (float) Math.sqrt(visits);
      scores[i] = wins / (statistics >>> VISIT_SHIFT);
    }
    return first + firstHighest(scores, size);
  }

  /** Returns the first index of the highest of numbers that are not negative. */
  private static int firstHighest(float[] scores, int size) {
    int highest = 0;
    for (int i = 0; i < size; i++) {
      // The bits of such numbers have the order of the numbers.
      highest = Math.max(highest, Float.floatToRawIntBits(scores[i]));
    }
    int best = 0;
    while (Float.floatToRawIntBits(scores[best]) != highest) {
      best++;
    }
    return best;
  }

  private static float exploration(int visits) {
    return visits < TABLE_SIZE ? EXPLORATIONS[visits] : computeExploration(visits);
  }

  private static float computeExploration(int visits) {
    return WIN_VALUE * EXPLORATION * (float) Math.sqrt(Math.log(visits));
  }

  @Override
  void prove(int node, byte proof) {
    super.prove(node, proof);
    if (proof == LOST) {
      amaf[node] = LOST_AMAF;
    }
  }
}
