package tengen.nogo.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import tengen.common.HotPath;

/**
 * A Monte Carlo search tree in preallocated arrays. A node stands for the move that led to it; its
 * children are adjacent. All threads of a search write to it: visits are counted atomically and one
 * thread expands a node. Two threads that update the AMAF statistics of one node at once may lose
 * an update, which is rare and harmless.
 *
 * <pre>
 * stats[node]       30 bits of visits; 34 bits of the sum of values for the mover, a win WIN_VALUE
 * amaf[node]        likewise for all simulations in which the mover played there, now or later
 * (all moves as first); visits of the node itself count twice
 * leafValues[node]  static evaluation for the side to move after the move; 0: not evaluated
 * children[node]    the first child, or LEAF, EXPANDING
 * sizes[node]       number of children
 * moves[node]       the point
 * proofs[node]      UNKNOWN, or the proven result for the mover: WON or LOST
 * </pre>
 */
@HotPath
final class Tree {
  static final int ROOT = 0;

  /** Marks the absence of a node. */
  static final int NONE = -1;

  static final byte UNKNOWN = 0;
  static final byte WON = 1;
  static final byte LOST = 2;

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

  private static final int LEAF = 0;
  private static final int EXPANDING = -1;

  private static final int BYTES_PER_NODE = 8 + 8 + 4 + 4 + 2 + 2 + 1;
  private static final VarHandle COUNTS = MethodHandles.arrayElementVarHandle(long[].class);
  private static final VarHandle LINKS = MethodHandles.arrayElementVarHandle(int[].class);

  private final long[] stats;
  private final long[] amaf;
  private final float[] leafValues;
  private final int[] children;
  private final short[] sizes;
  private final short[] moves;
  private final byte[] proofs;

  /** Index of the next free node, in an array for atomic access. */
  private final int[] end = {ROOT + 1};

  /** True once a leaf found no room for its children. Read without synchronization. */
  private boolean isFull;

  /**
   * Creates a tree with only a root.
   *
   * @param memoryBytes maximum memory
   * @param minChildren number of children for which there is room in any case
   */
  Tree(long memoryBytes, int minChildren) {
    int capacity = (int) Math.clamp(memoryBytes / BYTES_PER_NODE, minChildren + 1L, 1L << 30);
    stats = new long[capacity];
    amaf = new long[capacity];
    leafValues = new float[capacity];
    children = new int[capacity];
    sizes = new short[capacity];
    moves = new short[capacity];
    proofs = new byte[capacity];
  }

  /** Discards all nodes except a root without children. */
  void clear() {
    int used = Math.min(end[0], stats.length);
    Arrays.fill(stats, 0, used, 0);
    Arrays.fill(amaf, 0, used, 0);
    Arrays.fill(leafValues, 0, used, 0);
    Arrays.fill(children, 0, used, LEAF);
    Arrays.fill(proofs, 0, used, UNKNOWN);
    end[0] = ROOT + 1;
    isFull = false;
  }

  /** Returns the number of nodes for which there is room. */
  int capacity() {
    return stats.length;
  }

  /** Returns true if leaves are no longer expanded until the tree is pruned. */
  boolean isFull() {
    return isFull;
  }

  /**
   * Discards the children of rarely visited nodes, which become leaves again, until at most half of
   * the nodes are in use. The root keeps its children. No other thread may use either tree.
   *
   * @param spare a tree of the same size, whose nodes are lost
   */
  void prune(Tree spare) {
    spare.copy(this, ROOT, visitsToKeep());
    copy(spare, ROOT, 0);
  }

  /** Returns the fewest visits, a power of two, with which a node keeps its children. */
  private int visitsToKeep() {
    var sizesByBits = new long[Integer.SIZE + 1];
    for (int node = ROOT; node < end[0]; node++) {
      if (hasChildren(node)) {
        sizesByBits[Integer.SIZE - Integer.numberOfLeadingZeros(visits(node))] += sizes[node];
      }
    }
    int bits = Integer.SIZE;
    long kept = 0;
    while (bits > 0 && kept + sizesByBits[bits] <= stats.length / 2) {
      kept += sizesByBits[bits];
      bits--;
    }
    return 1 << bits;
  }

  /**
   * Copies the subtree of a node of another tree of the same size.
   *
   * @param minVisits the fewest visits with which nodes below the root keep their children
   */
  void copy(Tree that, int node, int minVisits) {
    clear();
    copyNode(that, node, ROOT);
    copyChildren(that, node, ROOT, minVisits);
  }

  private void copyChildren(Tree that, int from, int to, int minVisits) {
    if (!that.hasChildren(from) || (to != ROOT && that.visits(from) < minVisits)) {
      return;
    }
    int size = that.sizes[from];
    int first = end[0];
    int thatFirst = that.children[from];
    end[0] += size;
    children[to] = first;
    sizes[to] = (short) size;
    for (int i = 0; i < size; i++) {
      copyNode(that, thatFirst + i, first + i);
    }
    for (int i = 0; i < size; i++) {
      copyChildren(that, thatFirst + i, first + i, minVisits);
    }
  }

  private void copyNode(Tree that, int from, int to) {
    stats[to] = that.stats[from];
    amaf[to] = that.amaf[from];
    leafValues[to] = that.leafValues[from];
    moves[to] = that.moves[from];
    proofs[to] = that.proofs[from];
  }

  boolean hasChildren(int node) {
    return (int) LINKS.getAcquire(children, node) > LEAF;
  }

  /**
   * Claims the expansion of a leaf.
   *
   * @return true if this caller, and no other thread, must {@link #expand} the leaf
   */
  boolean claimExpansion(int node) {
    return (int) LINKS.getOpaque(children, node) == LEAF
        && LINKS.compareAndSet(children, node, LEAF, EXPANDING);
  }

  /**
   * Expands a claimed leaf. If there is no room, the node stays a leaf, and the tree is full.
   *
   * @param priors initial AMAF statistics of each move
   */
  void expand(int node, short[] points, long[] priors, int count) {
    int first = (int) LINKS.getAndAdd(end, 0, count);
    if (first + count > stats.length) {
      LINKS.getAndAdd(end, 0, -count);
      isFull = true;
      LINKS.setRelease(children, node, LEAF);
      return;
    }
    System.arraycopy(points, 0, moves, first, count);
    System.arraycopy(priors, 0, amaf, first, count);
    sizes[node] = (short) count;
    LINKS.setRelease(children, node, first);
  }

  int first(int node) {
    return children[node];
  }

  int size(int node) {
    return sizes[node];
  }

  int move(int node) {
    return moves[node];
  }

  int visits(int node) {
    return visitsOf(stats[node]);
  }

  /** Returns the sum of values for the mover, a win being 1. */
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
    int first = children[node];
    int after = first + sizes[node];
    for (int child = first; child < after; child++) {
      amaf[child] += byPoint[moves[child]];
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
    int first = children[node];
    int size = sizes[node];
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

  /**
   * Returns the child of this move, or {@link #NONE} if there is none or {@code node} is {@link
   * #NONE}.
   */
  int child(int node, int move) {
    if (node == NONE || !hasChildren(node)) {
      return NONE;
    }
    int first = children[node];
    for (int child = first; child < first + sizes[node]; child++) {
      if (moves[child] == move) {
        return child;
      }
    }
    return NONE;
  }

  byte proof(int node) {
    return proofs[node];
  }

  void prove(int node, byte proof) {
    proofs[node] = proof;
    if (proof == LOST) {
      amaf[node] = LOST_AMAF;
    }
  }

  void proveChildren(int node, byte proof) {
    Arrays.fill(proofs, children[node], children[node] + sizes[node], proof);
  }
}
