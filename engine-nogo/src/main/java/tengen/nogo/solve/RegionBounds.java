package tengen.nogo.solve;

import tengen.common.HotPath;

/**
 * Bounds on the moves left, by regions: splits a position into independent regions, settles those
 * where one side alone may move, and bounds the moves of both sides in the rest. Kept for every
 * ply: what is settled stays settled in all that follows.
 *
 * <p><b>Independence.</b> A point is dead when neither side may play there: nobody ever will, since
 * closed points stay closed. A chain with a dead liberty is never captured, never in atari with
 * another liberty left, and so never forbids a move; a stone beside a dead point or such a chain is
 * never suicide. So one stone bears on another point's legality only if the points are neighbours,
 * or liberties of one chain that has no dead liberty. Classes of open points under these relations
 * are regions, and stones in one change nothing in another: the game is their sum. A new dead point
 * only ever cuts relations.
 *
 * <p><b>Settled regions.</b> Where only one side may move, a region is worth the number of moves
 * that side has there (Conway, "On Numbers and Games", 1976, chapter 0: {@code n = {n-1|}}), at
 * most those of the longest row of moves. A set of its points can be filled in any order if the
 * position after all of them is legal: a chain on the way is region of one at the end, and beside
 * the liberty of that one or beside a point still to fill.
 */
@HotPath
final class RegionBounds {
  private final CompactBoard board;

  private final long[] settled;
  private final long[] fills;

  /** Of the current region: whether a chain of a colour there may have a liberty outside it. */
  private final boolean[] hasWayOut = new boolean[2];

  private final int[] maxMoves = new int[2];
  private long dead;
  private int longest;
  private long longestFill;

  /** For games of at most so many plies on this board. */
  RegionBounds(CompactBoard board, int maxPlies) {
    this.board = board;
    settled = new long[maxPlies + 1];
    fills = new long[2 * maxPlies + 2];
  }

  /**
   * Settles what can be settled at a ply of 1 or more, and bounds the rest. Before it all is open.
   */
  void update(int ply) {
    settled[ply] = settled[ply - 1];
    fills[2 * ply] = fills[2 * ply - 2];
    fills[2 * ply + 1] = fills[2 * ply - 1];
    long live = (board.legal(0) | board.legal(1)) & ~settled[ply];
    dead = board.empty() & ~(board.legal(0) | board.legal(1));
    maxMoves[0] = 0;
    maxMoves[1] = 0;
    while (live != 0) {
      long region = region(live);
      live &= ~region;
      long black = region & board.legal(0);
      long white = region & board.legal(1);
      if (white == 0) {
        settle(ply, region, 0);
      } else if (black == 0) {
        settle(ply, region, 1);
      } else {
        maxMoves[0] += maxMovesIn(region, black, 0);
        maxMoves[1] += maxMovesIn(region, white, 1);
      }
    }
  }

  /**
   * A side that fills a whole region has no liberty there in the end, so it cannot, unless its
   * chains have liberties outside.
   */
  private int maxMovesIn(long region, long legal, int colour) {
    int count = Long.bitCount(legal);
    return legal == region && !hasWayOut[colour] ? count - 1 : count;
  }

  private long region(long live) {
    hasWayOut[0] = false;
    hasWayOut[1] = false;
    long region = live & -live;
    for (long todo = region; todo != 0; ) {
      int point = Long.numberOfTrailingZeros(todo);
      todo &= todo - 1;
      long found = reach(point) & live & ~region;
      region |= found;
      todo |= found;
    }
    return region;
  }

  /** Neighbours, and the liberties of chains beside a point that have no dead one. */
  private long reach(int point) {
    long around = board.around(point);
    if ((around & dead) != 0) {
      hasWayOut[0] = true;
      hasWayOut[1] = true;
    }
    long reach = around;
    for (long rest = around & ~board.empty(); rest != 0; rest &= rest - 1) {
      reach |= reachOf(board.chain(Long.numberOfTrailingZeros(rest)));
    }
    for (int i = 0; i < board.oldNeighbours(point); i++) {
      reach |= reachOf(board.oldChain(point, i));
    }
    return reach;
  }

  private long reachOf(int chain) {
    long liberties = board.liberties(chain);
    if ((liberties & dead) == 0) {
      return liberties;
    }
    hasWayOut[board.colour(chain)] = true;
    return 0;
  }

  private void settle(int ply, long region, int colour) {
    settled[ply] |= region;
    if ((region & (region - 1)) == 0) {
      fills[2 * ply + colour] |= region;
      return;
    }
    longest = 0;
    fill(region, colour, 0, 0);
    fills[2 * ply + colour] |= longestFill;
  }

  /** Fills the points in every way that may still beat the best, in ascending order. */
  private void fill(long rest, int colour, long filled, int count) {
    if (count > longest) {
      longest = count;
      longestFill = filled;
    }
    long open = rest & board.legal(colour);
    while (count + Long.bitCount(open) > longest) {
      long bit = open & -open;
      open &= ~bit;
      board.play(Long.numberOfTrailingZeros(bit), colour);
      fill(open, colour, filled | bit, count + 1);
      board.undo();
    }
  }

  /** The points that are settled: nobody plays there while others are open. */
  long settled(int ply) {
    return settled[ply];
  }

  /** How many moves this side has more than the other in settled regions. */
  int netMoves(int ply, int colour) {
    return Long.bitCount(fills[2 * ply + colour]) - Long.bitCount(fills[2 * ply + 1 - colour]);
  }

  /** Points that this side can fill one after the other where all is settled. */
  long fill(int ply, int colour) {
    return fills[2 * ply + colour];
  }

  /** The most moves that this side can still make elsewhere, by the last update. */
  int maxMoves(int colour) {
    return maxMoves[colour];
  }
}
