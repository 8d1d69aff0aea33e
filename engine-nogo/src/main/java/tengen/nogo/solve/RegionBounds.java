package tengen.nogo.solve;

import tengen.common.HotPath;

/**
 * Bounds on the remaining moves by regions. Splits a position into independent regions, settles
 * those in which only one side may move, and bounds both sides' moves in the rest. Kept for every
 * ply, since settled regions stay settled.
 *
 * <p><b>Independence.</b> A point is dead if neither side may play there; it stays dead, since
 * closed points stay closed. A chain with a dead liberty is never captured and never in atari with
 * another liberty left, and so never forbids a move. A stone beside a dead point or such a chain is
 * never suicide. A stone therefore affects another point's legality only if the points are
 * neighbours, or liberties of one chain without a dead liberty. Classes of open points under these
 * relations are regions, and the game is their sum. A new dead point only removes relations.
 *
 * <p><b>Settled regions.</b> If only one side may move, a region's value is the maximum number of
 * moves that side can make there (Conway, "On Numbers and Games", 1976, chapter 0: {@code n =
 * {n-1|}}). A set of its points can be filled in any order if the position after all of them is
 * legal. The reason is that every intermediate chain is part of a final chain, and is next to that
 * chain's liberty or to a point still to be filled.
 */
@HotPath
final class RegionBounds {
  private final CompactBoard board;

  private final long[] settled;
  private final long[] fills;

  /** True if a chain of this colour in the current region may have a liberty outside it. */
  private final boolean[] hasWayOut = new boolean[2];

  private final int[] maxMoves = new int[2];
  private long dead;
  private int maxFillCount;
  private long largestFill;

  /** Creates bounds for games of at most {@code maxPlies} plies on this board. */
  RegionBounds(CompactBoard board, int maxPlies) {
    this.board = board;
    settled = new long[maxPlies + 1];
    fills = new long[2 * maxPlies + 2];
  }

  /** Settles regions at a ply of 1 or more and bounds the rest. At ply 0 nothing is settled. */
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
   * Returns an upper bound of a side's moves in a region. A side cannot fill a whole region, since
   * it would have no liberty, unless its chains have liberties outside.
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

  /**
   * Returns the points related to a point: its neighbours, and the liberties of adjacent chains
   * without a dead liberty.
   */
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
    maxFillCount = 0;
    fill(region, colour, 0, 0);
    fills[2 * ply + colour] |= largestFill;
  }

  /** Finds the largest set of points that can be filled, trying points in ascending order. */
  private void fill(long rest, int colour, long filled, int count) {
    if (count > maxFillCount) {
      maxFillCount = count;
      largestFill = filled;
    }
    long open = rest & board.legal(colour);
    while (count + Long.bitCount(open) > maxFillCount) {
      long bit = open & -open;
      open &= ~bit;
      board.play(Long.numberOfTrailingZeros(bit), colour);
      fill(open, colour, filled | bit, count + 1);
      board.undo();
    }
  }

  /** Returns the points of settled regions, where nobody needs to play while others are open. */
  long settled(int ply) {
    return settled[ply];
  }

  /** Returns the number of moves by which this side exceeds the other in settled regions. */
  int netMoves(int ply, int colour) {
    return Long.bitCount(fills[2 * ply + colour]) - Long.bitCount(fills[2 * ply + 1 - colour]);
  }

  /** Returns points of settled regions that this side can fill one after the other. */
  long fill(int ply, int colour) {
    return fills[2 * ply + colour];
  }

  /** Returns an upper bound of this side's moves outside settled regions, as of the last update. */
  int maxMoves(int colour) {
    return maxMoves[colour];
  }
}
