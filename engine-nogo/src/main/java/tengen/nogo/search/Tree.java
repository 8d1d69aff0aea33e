package tengen.nogo.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import tengen.common.HotPath;

/**
 * The nodes of a Monte-Carlo tree, in arrays made once. A node stands for the move that led to it;
 * its children stand side by side. All threads of a search write here: visits are counted
 * atomically and a node's children are made by one thread, but two threads that credit the same
 * node with a move of theirs at once may lose one credit, which is rare and does not matter.
 *
 * <pre>
 *   stats[node]     30 bits of visits; 34 bits of what the mover got in them, a won game being GAME
 *   credits[node]   the same for all games in which the mover played there, now or later; those of
 *                   now count twice
 *   chances[node]   of the side to move after the move, at a look; 0: not looked at
 *   children[node]  the first child, or LEAF, MAKING, FULL
 *   sizes[node]     how many children
 *   moves[node]     the point
 *   proofs[node]    UNKNOWN, or who has won when the mover has moved: WON or LOST for him
 * </pre>
 */
@HotPath
final class Tree {
  static final int ROOT = 0;

  /** No node. */
  static final int NONE = -1;

  static final byte UNKNOWN = 0;
  static final byte WON = 1;
  static final byte LOST = 2;

  /** HaHaNoGo's weight; 0.1 and 0.4 were no better. */
  private static final float EXPLORATION = 0.25f;

  /** The credits of a move that is known to lose: more lost games than a tree counts visits. */
  private static final long HOPELESS = 1L << 63;

  /** A won game; of others a side may get a part. */
  static final int GAME = 16;

  /** Visits that a tree can count, twice as credits. */
  static final int MOST_VISITS = 500_000_000;

  private static final int ONE_SHIFT = 34;

  /** One visit or one credit; with {@link #GAME} added, a won one. */
  static final long ONE = 1L << ONE_SHIFT;

  private static final int LEAF = 0;
  private static final int MAKING = -1;
  private static final int FULL = -2;

  private static final int BYTES_PER_NODE = 8 + 8 + 4 + 4 + 2 + 2 + 1;
  private static final VarHandle COUNTS = MethodHandles.arrayElementVarHandle(long[].class);
  private static final VarHandle LINKS = MethodHandles.arrayElementVarHandle(int[].class);

  private final long[] stats;
  private final long[] credits;
  private final float[] chances;
  private final int[] children;
  private final short[] sizes;
  private final short[] moves;
  private final byte[] proofs;

  /** The next free node, in an array for the atomic access. */
  private final int[] end = {ROOT + 1};

  /** A tree of the root alone that takes at most so many bytes, but has room for some children. */
  Tree(long memoryBytes, int fewest) {
    int capacity = (int) Math.clamp(memoryBytes / BYTES_PER_NODE, fewest + 1L, 1L << 30);
    stats = new long[capacity];
    credits = new long[capacity];
    chances = new float[capacity];
    children = new int[capacity];
    sizes = new short[capacity];
    moves = new short[capacity];
    proofs = new byte[capacity];
  }

  /** Forgets all but a root without children. */
  void clear() {
    int used = Math.min(end[0], stats.length);
    Arrays.fill(stats, 0, used, 0);
    Arrays.fill(credits, 0, used, 0);
    Arrays.fill(chances, 0, used, 0);
    Arrays.fill(children, 0, used, LEAF);
    Arrays.fill(proofs, 0, used, UNKNOWN);
    end[0] = ROOT + 1;
  }

  /** Becomes what lies below a node of another tree of the same size. */
  void copy(Tree that, int node) {
    clear();
    copyNode(that, node, ROOT);
    copyChildren(that, node, ROOT);
  }

  private void copyChildren(Tree that, int from, int to) {
    if (!that.hasChildren(from)) {
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
      copyChildren(that, thatFirst + i, first + i);
    }
  }

  private void copyNode(Tree that, int from, int to) {
    stats[to] = that.stats[from];
    credits[to] = that.credits[from];
    chances[to] = that.chances[from];
    moves[to] = that.moves[from];
    proofs[to] = that.proofs[from];
  }

  boolean hasChildren(int node) {
    return (int) LINKS.getAcquire(children, node) > LEAF;
  }

  /**
   * Asks to make the children of a leaf.
   *
   * @return whether the caller is to {@link #add} them, and is the only one
   */
  boolean claim(int node) {
    return (int) LINKS.getOpaque(children, node) == LEAF
        && LINKS.compareAndSet(children, node, LEAF, MAKING);
  }

  /**
   * Gives a claimed leaf its children; where there is no room it stays a leaf for good.
   *
   * @param firstCredits what each is credited with before its first game
   */
  void add(int node, short[] points, long[] firstCredits, int count) {
    int first = (int) LINKS.getAndAdd(end, 0, count);
    if (first + count > stats.length) {
      LINKS.getAndAdd(end, 0, -count);
      LINKS.setRelease(children, node, FULL);
      return;
    }
    System.arraycopy(points, 0, moves, first, count);
    System.arraycopy(firstCredits, 0, credits, first, count);
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
    return count(stats[node]);
  }

  /** Games that the mover won, and parts of games. */
  double wins(int node) {
    return won(stats[node]) / GAME;
  }

  /** Visits, or credits, of one node. */
  static int count(long games) {
    return (int) (games >>> ONE_SHIFT);
  }

  private static float won(long games) {
    return games & (ONE - 1);
  }

  float chance(int node) {
    return chances[node];
  }

  void setChance(int node, float chance) {
    chances[node] = chance;
  }

  /** Counts a visit that is lost until it is {@link #win won}: other threads turn elsewhere. */
  void visit(int node) {
    COUNTS.getAndAdd(stats, node, ONE);
    credits[node] += ONE;
  }

  /** Gives the mover what he got of a visit, up to {@link #GAME}. */
  void win(int node, int part) {
    COUNTS.getAndAdd(stats, node, (long) part);
    credits[node] += part;
  }

  /** Credits all children of a node with what their points have earned. */
  void credit(int node, long[] earned) {
    int first = children[node];
    int after = first + sizes[node];
    for (int child = first; child < after; child++) {
      credits[child] += earned[moves[child]];
    }
  }

  /**
   * The child with the greatest share of won credits, where each has {@code EXPLORATION * sqrt(n *
   * ln(N))} more of them for its own visits and its parent's. So moves that have been looked at are
   * looked at again; one that never was has only the credits of later moves. (HaHaNoGo's form of
   * the upper confidence bound.)
   */
  int best(int node) {
    int first = children[node];
    int after = first + sizes[node];
    float scale = GAME * EXPLORATION * (float) Math.sqrt(Math.log(visits(node)));
    int best = first;
    float highest = -1;
    for (int child = first; child < after; child++) {
      float games = count(credits[child]);
      float wins = won(credits[child]) + scale * (float) Math.sqrt(visits(child));
      if (wins > highest * games) {
        best = child;
        highest = wins / games;
      }
    }
    return best;
  }

  /** The child by this move; {@link #NONE}, too, where there is no node to begin with. */
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
      credits[node] = HOPELESS;
    }
  }

  void proveChildren(int node, byte proof) {
    Arrays.fill(proofs, children[node], children[node] + sizes[node], proof);
  }
}
