package tengen.engine.classic.nogo;

import java.util.Arrays;
import tengen.common.HotPath;

/**
 * The tree of a UCT search, in blocks of primitive arrays that are allocated when needed, up to a
 * limit. A node's children are adjacent within one block. Search thread only.
 */
@HotPath
final class UctTree {
  static final int ROOT = 0;

  private static final int UNLISTED = -1;
  private static final int BLOCK_BITS = 12;
  private static final int BLOCK_SIZE = 1 << BLOCK_BITS;
  private static final int BLOCK_MASK = BLOCK_SIZE - 1;
  private static final long BYTES_PER_NODE = 8 + 4 + 4 + 2 + 2 + 2;
  private static final int MAX_BLOCKS = 1 << (Integer.SIZE - 2 - BLOCK_BITS);

  /** The fields of nodes, one array for each field. */
  private static final class Block {
    /** Playouts won by the side to move at the node; a win rate counts as a part of one. */
    final double[] wins = new double[BLOCK_SIZE];

    final int[] visits = new int[BLOCK_SIZE];

    /** First child. */
    final int[] first = new int[BLOCK_SIZE];

    /** Number of children, and of those already opened. */
    final short[] size = new short[BLOCK_SIZE];

    final short[] opened = new short[BLOCK_SIZE];

    /** Move that leads to the node. */
    final short[] point = new short[BLOCK_SIZE];
  }

  private final int maxBlocks;
  private Block[] blocks = new Block[0];
  private int end;

  /** Creates a tree with only a root, of at most this many bytes but at least one block. */
  UctTree(long memoryBytes) {
    maxBlocks = Math.clamp(memoryBytes / (BYTES_PER_NODE << BLOCK_BITS), 1, MAX_BLOCKS);
    take(1);
    block(ROOT).size[ROOT] = UNLISTED;
  }

  /** Returns true if this node's moves have been listed. */
  boolean isListed(int node) {
    return block(node).size[node & BLOCK_MASK] != UNLISTED;
  }

  /** Creates unopened children for this node's moves; returns false if there is no room. */
  boolean list(int node, NogoMovePicker moves) {
    int count = moves.count();
    if (count == 0) {
      // The end of a game takes no room, not even that of the next block.
      block(node).size[node & BLOCK_MASK] = 0;
      return true;
    }
    if (!hasRoom(count)) {
      return false;
    }
    int first = take(count);
    Block children = block(first);
    for (int i = 0; i < count; i++) {
      children.point[(first + i) & BLOCK_MASK] = (short) moves.next();
      children.size[(first + i) & BLOCK_MASK] = UNLISTED;
    }
    Block block = block(node);
    block.first[node & BLOCK_MASK] = first;
    block.size[node & BLOCK_MASK] = (short) count;
    return true;
  }

  /** Returns the number of children of a listed node. */
  int size(int node) {
    return block(node).size[node & BLOCK_MASK];
  }

  /** Returns the number of its opened children. */
  int opened(int node) {
    return block(node).opened[node & BLOCK_MASK];
  }

  /** Returns a child of a listed node, from 0 in the order of the list. */
  int child(int node, int index) {
    return block(node).first[node & BLOCK_MASK] + index;
  }

  /** Opens the next child of a listed node; there must be one. */
  int open(int node) {
    return child(node, block(node).opened[node & BLOCK_MASK]++);
  }

  /** Returns the move that leads to this node. */
  int point(int node) {
    return block(node).point[node & BLOCK_MASK];
  }

  int visits(int node) {
    return block(node).visits[node & BLOCK_MASK];
  }

  /**
   * Returns the share of playouts lost by the side to move at a visited node, that is, won by the
   * side that moved to it.
   */
  double lossRate(int node) {
    Block block = block(node);
    int at = node & BLOCK_MASK;
    return 1 - block.wins[at] / block.visits[at];
  }

  /** Adds playouts, of which the side to move at the node won {@code wins}. */
  void add(int node, int playouts, double wins) {
    Block block = block(node);
    block.visits[node & BLOCK_MASK] += playouts;
    block.wins[node & BLOCK_MASK] += wins;
  }

  /**
   * Returns the open child with the highest upper confidence bound (Levente Kocsis and Csaba
   * Szepesvári, "Bandit based Monte-Carlo Planning", ECML 2006).
   *
   * @param exploration weight of the exploration term
   */
  int best(int node, double exploration) {
    int first = child(node, 0);
    int count = opened(node);
    Block children = block(first);
    double weight = exploration * Math.sqrt(Math.log(visits(node)));
    int best = 0;
    double bestBound = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      int at = (first + i) & BLOCK_MASK;
      int visits = children.visits[at];
      double bound = 1 - children.wins[at] / visits + weight / Math.sqrt(visits);
      if (bound > bestBound) {
        bestBound = bound;
        best = i;
      }
    }
    return first + best;
  }

  /** Returns the most visited open child, the first among equals; there must be one. */
  int mostVisited(int node) {
    int best = child(node, 0);
    for (int i = 1; i < opened(node); i++) {
      if (visits(child(node, i)) > visits(best)) {
        best = child(node, i);
      }
    }
    return best;
  }

  private Block block(int node) {
    return blocks[node >>> BLOCK_BITS];
  }

  /** Returns the index at which {@code count} adjacent nodes fit. */
  private int next(int count) {
    return (end & BLOCK_MASK) + count > BLOCK_SIZE ? (end | BLOCK_MASK) + 1 : end;
  }

  private boolean hasRoom(int count) {
    return (next(count) + count - 1) >>> BLOCK_BITS < maxBlocks;
  }

  private int take(int count) {
    int start = next(count);
    end = start + count;
    while (blocks.length << BLOCK_BITS < end) {
      blocks = Arrays.copyOf(blocks, blocks.length + 1);
      blocks[blocks.length - 1] = new Block();
    }
    return start;
  }
}
