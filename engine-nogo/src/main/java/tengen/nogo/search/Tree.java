package tengen.nogo.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import tengen.common.HotPath;

/**
 * A Monte Carlo search tree in preallocated arrays. A node stands for the move that led to it; its
 * children are adjacent. All threads of a search write to it: visits are counted atomically and one
 * thread expands a node.
 *
 * <pre>
 * children[node]    the first child, or LEAF, EXPANDING
 * sizes[node]       number of children
 * moves[node]       the point
 * proofs[node]      UNKNOWN, or the proven result for the mover: WON or LOST
 * </pre>
 */
@HotPath
abstract sealed class Tree permits AmafTree, PolicyTree {
  static final int ROOT = 0;

  /** Marks the absence of a node. */
  static final int NONE = -1;

  static final byte UNKNOWN = 0;
  static final byte WON = 1;
  static final byte LOST = 2;

  private static final int LEAF = 0;
  private static final int EXPANDING = -1;

  /** Bytes of a node that every tree has. */
  private static final int LINK_BYTES = 4 + 2 + 2 + 1;

  private static final VarHandle LINKS = MethodHandles.arrayElementVarHandle(int[].class);

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
   * @param statisticsBytes memory of a node's statistics
   * @param minChildren number of children for which there is room in any case
   */
  Tree(long memoryBytes, int statisticsBytes, int minChildren) {
    long nodes = memoryBytes / (LINK_BYTES + statisticsBytes);
    int capacity = (int) Math.clamp(nodes, minChildren + 1L, 1L << 30);
    children = new int[capacity];
    sizes = new short[capacity];
    moves = new short[capacity];
    proofs = new byte[capacity];
  }

  /** Sets the statistics of the first nodes to 0. */
  abstract void clearStatistics(int nodes);

  /** Copies a node's statistics from another tree of the same kind. */
  abstract void copyStatistics(Tree that, int from, int to);

  abstract int visits(int node);

  /** Returns the sum of values for the mover, a win being 1. */
  abstract double wins(int node);

  /** Returns the maximum number of visits of a node. */
  abstract int maxVisits();

  /** Discards all nodes except a root without children. */
  final void clear() {
    int used = Math.min(end[0], children.length);
    clearStatistics(used);
    Arrays.fill(children, 0, used, LEAF);
    Arrays.fill(proofs, 0, used, UNKNOWN);
    end[0] = ROOT + 1;
    isFull = false;
  }

  /** Returns the number of nodes for which there is room. */
  final int capacity() {
    return children.length;
  }

  /** Returns true if leaves are no longer expanded until the tree is pruned. */
  final boolean isFull() {
    return isFull;
  }

  /**
   * Discards the children of rarely visited nodes, which become leaves again, until at most half of
   * the nodes are in use. The root keeps its children. No other thread may use either tree.
   *
   * @param spare a tree of the same size, whose nodes are lost
   */
  final void prune(Tree spare) {
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
    while (bits > 0 && kept + sizesByBits[bits] <= children.length / 2) {
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
  final void copy(Tree that, int node, int minVisits) {
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
    copyStatistics(that, from, to);
    moves[to] = that.moves[from];
    proofs[to] = that.proofs[from];
  }

  final boolean hasChildren(int node) {
    return (int) LINKS.getAcquire(children, node) > LEAF;
  }

  /**
   * Claims the expansion of a leaf.
   *
   * @return true if this caller, and no other thread, must expand the leaf
   */
  final boolean claimExpansion(int node) {
    return (int) LINKS.getOpaque(children, node) == LEAF
        && LINKS.compareAndSet(children, node, LEAF, EXPANDING);
  }

  /**
   * Makes room for the children of a claimed leaf. If there is none, the node stays a leaf, and the
   * tree is full. Otherwise the caller sets the children's statistics and calls {@link #link}.
   *
   * @return the first child, or {@link #NONE}
   */
  final int allot(int node, short[] points, int count) {
    int first = (int) LINKS.getAndAdd(end, 0, count);
    if (first + count > children.length) {
      LINKS.getAndAdd(end, 0, -count);
      isFull = true;
      LINKS.setRelease(children, node, LEAF);
      return NONE;
    }
    System.arraycopy(points, 0, moves, first, count);
    sizes[node] = (short) count;
    return first;
  }

  /** Makes the children of a claimed leaf visible to all threads. */
  final void link(int node, int first) {
    LINKS.setRelease(children, node, first);
  }

  final int first(int node) {
    return children[node];
  }

  final int size(int node) {
    return sizes[node];
  }

  final int move(int node) {
    return moves[node];
  }

  /**
   * Returns the child of this move, or {@link #NONE} if there is none or {@code node} is {@link
   * #NONE}.
   */
  final int child(int node, int move) {
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

  final byte proof(int node) {
    return proofs[node];
  }

  void prove(int node, byte proof) {
    proofs[node] = proof;
  }

  final void proveChildren(int node, byte proof) {
    Arrays.fill(proofs, children[node], children[node] + sizes[node], proof);
  }
}
