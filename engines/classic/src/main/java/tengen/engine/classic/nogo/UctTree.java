package tengen.engine.classic.nogo;

import java.util.Arrays;
import tengen.common.HotPath;

/**
 * The tree of a UCT search, in blocks of primitive arrays that are made when first needed, up to a
 * bound. A node's children stand side by side within one block. Search thread only.
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

  /** The nodes' fields, one array each. */
  private static final class Block {
    /** Playouts won by the side to move at the node; a win rate counts as a part of one. */
    final double[] wins = new double[BLOCK_SIZE];

    final int[] visits = new int[BLOCK_SIZE];

    /** The first child. */
    final int[] first = new int[BLOCK_SIZE];

    /** How many children there are, and how many of them have been opened. */
    final short[] size = new short[BLOCK_SIZE];

    final short[] opened = new short[BLOCK_SIZE];

    /** The move that leads to the node. */
    final short[] point = new short[BLOCK_SIZE];
  }

  private final int maxBlocks;
  private Block[] blocks = new Block[0];
  private int end;

  /** A tree of the root alone, that will take at most so many bytes, but one block at least. */
  UctTree(long memoryBytes) {
    maxBlocks = Math.clamp(memoryBytes / (BYTES_PER_NODE << BLOCK_BITS), 1, MAX_BLOCKS);
    take(1);
    block(ROOT).size[ROOT] = UNLISTED;
  }

  /** Whether this node's moves have been listed. */
  boolean isListed(int node) {
    return block(node).size[node & BLOCK_MASK] != UNLISTED;
  }

  /** Makes children of this node's moves, none of them open; false: there is no room. */
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

  /** How many children a listed node has. */
  int size(int node) {
    return block(node).size[node & BLOCK_MASK];
  }

  /** How many of its children have been opened. */
  int opened(int node) {
    return block(node).opened[node & BLOCK_MASK];
  }

  /** This child of a listed node, counted from 0 in the order of the list. */
  int child(int node, int index) {
    return block(node).first[node & BLOCK_MASK] + index;
  }

  /** Opens the next child of a listed node; there must be one. */
  int open(int node) {
    return child(node, block(node).opened[node & BLOCK_MASK]++);
  }

  /** The move that leads to this node. */
  int point(int node) {
    return block(node).point[node & BLOCK_MASK];
  }

  int visits(int node) {
    return block(node).visits[node & BLOCK_MASK];
  }

  /** The share of playouts lost by the side to move at a visited node: won by who moved there. */
  double lossRate(int node) {
    Block block = block(node);
    int at = node & BLOCK_MASK;
    return 1 - block.wins[at] / block.visits[at];
  }

  /** Adds playouts, of which the side to move at the node won so many. */
  void add(int node, int playouts, double wins) {
    Block block = block(node);
    block.visits[node & BLOCK_MASK] += playouts;
    block.wins[node & BLOCK_MASK] += wins;
  }

  /**
   * The open child with the highest upper confidence bound: Levente Kocsis and Csaba Szepesvári,
   * "Bandit based Monte-Carlo Planning", ECML 2006.
   *
   * @param exploration weight of the second term
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

  /** The open child that was visited most, the first of these; there must be one. */
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

  /** Where so many nodes side by side begin. */
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
