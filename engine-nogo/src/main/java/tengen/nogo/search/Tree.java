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
 * sizes[first]      number of children that start here; negative if some moves have no node yet
 * moves[node]       the point
 * proofs[node]      UNKNOWN, or the proven result for the mover: WON or LOST
 * parents[first]    the parent of children to keep, while nodes are discarded
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
  static final int LINK_BYTES = 4 + 2 + 2 + 1 + 4;

  private static final VarHandle LINKS = MethodHandles.arrayElementVarHandle(int[].class);

  private final int[] children;
  private final short[] sizes;
  private final short[] moves;
  private final byte[] proofs;
  private final int[] parents;

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
    parents = new int[capacity];
  }

  /** Sets the statistics of the nodes from {@code first} to before {@code after} to 0. */
  abstract void clearStatistics(int first, int after);

  /** Copies the statistics of adjacent nodes. */
  abstract void copyStatistics(int from, int to, int count);

  abstract int visits(int node);

  /** Returns the sum of values for the mover, a win being 1. */
  abstract double wins(int node);

  /** Returns the maximum number of visits of a node. */
  abstract int maxVisits();

  /** Discards all nodes except a root without children. */
  void clear() {
    free(ROOT);
    end[0] = ROOT + 1;
  }

  /** Discards the nodes from {@code first} on. */
  private void free(int first) {
    int after = Math.min(end[0], children.length);
    clearStatistics(first, after);
    Arrays.fill(children, first, after, LEAF);
    Arrays.fill(proofs, first, after, UNKNOWN);
    end[0] = first;
    isFull = false;
  }

  /** Returns the number of nodes for which there is room. */
  final int capacity() {
    return children.length;
  }

  /** Returns true if there is room for so many more nodes. */
  final boolean hasRoom(int nodes) {
    return end[0] + nodes <= children.length;
  }

  /** Returns true if leaves are no longer expanded until the tree is pruned. */
  final boolean isFull() {
    return isFull;
  }

  /**
   * Discards the children of rarely visited nodes, which become leaves again, until at most half of
   * the nodes are in use. The root keeps its children. No other thread may use the tree.
   */
  final void prune() {
    keep(visitsToKeep());
  }

  /** Returns the fewest visits, a power of two, with which a node keeps its children. */
  private int visitsToKeep() {
    var sizesByBits = new long[Integer.SIZE + 1];
    for (int node = ROOT; node < end[0]; node++) {
      if (hasChildren(node)) {
        sizesByBits[Integer.SIZE - Integer.numberOfLeadingZeros(visits(node))] +=
            after(children[node]) - children[node];
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
   * Makes a node the root and discards all nodes that are not below it. No other thread may use the
   * tree.
   */
  final void reroot(int node) {
    copyNode(node, ROOT);
    keep(0);
  }

  /**
   * Keeps the nodes below the root.
   *
   * @param minVisits the fewest visits with which nodes below the root keep their children
   */
  private void keep(int minVisits) {
    Arrays.fill(parents, 0, end[0], NONE);
    if (hasChildren(ROOT)) {
      markChildren(ROOT, minVisits);
    }
    free(moveMarked());
  }

  private void markChildren(int node, int minVisits) {
    int first = children[node];
    parents[first] = node;
    for (int child = first; child < after(first); child++) {
      if (hasChildren(child) && visits(child) >= minVisits) {
        markChildren(child, minVisits);
      } else {
        children[child] = LEAF;
      }
    }
  }

  /** Moves marked children to the front, in order. Returns the next free node. */
  private int moveMarked() {
    int to = ROOT + 1;
    for (int from = ROOT + 1; from < end[0]; from++) {
      int parent = parents[from];
      if (parent != NONE) {
        int size = after(from) - from;
        children[parent] = to;
        copyChildren(from, to, size);
        for (int child = to; child < to + size; child++) {
          // Children of a smaller index were moved before.
          if (children[child] > from) {
            parents[children[child]] = child;
          }
        }
        to += size;
        from += size - 1;
      }
    }
    return to;
  }

  private void copyChildren(int from, int to, int count) {
    copyStatistics(from, to, count);
    System.arraycopy(children, from, children, to, count);
    System.arraycopy(moves, from, moves, to, count);
    System.arraycopy(proofs, from, proofs, to, count);
    sizes[to] = sizes[from];
  }

  /** Copies a node with a link to its children. If it is being expanded, the copy is a leaf. */
  final void copyNode(int from, int to) {
    copyStatistics(from, to, 1);
    children[to] = Math.max(LEAF, children[from]);
    moves[to] = moves[from];
    proofs[to] = proofs[from];
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
   * Makes room for children. If there is none, the tree is full. Otherwise the caller sets their
   * statistics and calls {@link #link}.
   *
   * @param isAll true if the points are all moves
   * @return the first child, or {@link #NONE}
   */
  final int allot(short[] points, int count, boolean isAll) {
    int first = (int) LINKS.getAndAdd(end, 0, count);
    if (first + count > children.length) {
      LINKS.getAndAdd(end, 0, -count);
      isFull = true;
      return NONE;
    }
    System.arraycopy(points, 0, moves, first, count);
    sizes[first] = (short) (isAll ? count : -count);
    return first;
  }

  /**
   * Makes children visible to all threads as those of a claimed leaf, or of a node with some
   * children, which they replace.
   *
   * @param first the first child; {@link #NONE}: the leaf stays one
   */
  final void link(int node, int first) {
    LINKS.setRelease(children, node, first == NONE ? LEAF : first);
  }

  final int first(int node) {
    return children[node];
  }

  /** Returns the node after the last of the children that start with {@code first}. */
  final int after(int first) {
    return first + Math.abs(sizes[first]);
  }

  /** Returns true if each move of the children that start with {@code first} has a node. */
  final boolean areAll(int first) {
    return sizes[first] > 0;
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
    for (int child = first; child < after(first); child++) {
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
    int first = children[node];
    Arrays.fill(proofs, first, after(first), proof);
  }
}
