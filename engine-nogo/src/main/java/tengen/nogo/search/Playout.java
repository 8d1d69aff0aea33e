package tengen.nogo.search;

import tengen.common.HotPath;
import tengen.common.Xoshiro;
import tengen.nogo.board.Chains;
import tengen.nogo.board.NogoBoard;

/**
 * A two-phase random playout: first the points that are open to both sides at its start, then each
 * side's own. Good players keep their own points for last, and so does the playout. (BobNoGo, by R.
 * Hearn and M. Müller; playing points that became private during the playout in the first phase is
 * HaHaNoGo's method.)
 *
 * <p>Legality is checked only when a point is drawn. Keeping it up to date for all points after
 * every stone took half of the time.
 */
@HotPath
final class Playout {
  private final Xoshiro random;
  private final Chains chains;

  /** Points of the first phase not yet drawn. */
  private final short[] shared;

  /** Points of the second phase by colour, some of which may be illegal. */
  private final short[][] ownPoints;

  private final int[] ownCounts = new int[2];

  /** Creates playouts on boards of this size. */
  Playout(NogoBoard board, Xoshiro random) {
    this.random = random;
    chains = new Chains(board.chains());
    int points = board.width() * board.height();
    shared = new short[points];
    ownPoints = new short[2][points];
  }

  /**
   * Plays from a position to the end of the game.
   *
   * @param board the position, which is not changed
   * @param amaf by colour and point; set to {@link AmafTree#VISIT} where that colour plays in the
   *     first phase
   * @return the winner
   */
  int play(NogoBoard board, int toMove, long[][] amaf) {
    chains.copyFrom(board.chains());
    ownCounts[NogoBoard.BLACK] =
        board.copyList(1 << NogoBoard.BLACK, ownPoints[NogoBoard.BLACK], 0);
    ownCounts[NogoBoard.WHITE] =
        board.copyList(1 << NogoBoard.WHITE, ownPoints[NogoBoard.WHITE], 0);
    int count = board.copyList(NogoBoard.BOTH, shared, 0);
    shuffle(shared, count);
    int colour = toMove;
    for (int i = count - 1; i >= 0; i--) {
      int point = shared[i];
      if (chains.tryPut(point, colour)) {
        amaf[colour][point] = AmafTree.VISIT;
        colour ^= 1;
      } else {
        ownPoints[1 - colour][ownCounts[1 - colour]++] = (short) point;
      }
    }
    while (playOwn(colour)) {
      colour ^= 1;
    }
    return 1 - colour;
  }

  /** Puts the first {@code count} points in random order. */
  private void shuffle(short[] points, int count) {
    for (int left = count; left > 0; left--) {
      points[left - 1] = (short) take(points, left);
    }
  }

  /** Draws one of the first {@code count} points and replaces it by the last of them. */
  private int take(short[] points, int count) {
    int drawn = random.nextInt(count);
    int point = points[drawn];
    points[drawn] = points[count - 1];
    return point;
  }

  /** Plays a point of this colour's own; returns false if none is legal. */
  private boolean playOwn(int colour) {
    boolean plays = false;
    while (!plays && ownCounts[colour] > 0) {
      plays = chains.tryPut(take(ownPoints[colour], ownCounts[colour]--), colour);
    }
    return plays;
  }
}
